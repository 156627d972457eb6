import { describe, expect, it } from 'vitest';
import { possibleAddresses } from './possible-addresses.ts';

describe('possibleAddresses', () => {
  it.each<[string, string[]]>([
    ['https://energy.example.org/', ['https://energy.example.org']],
    [' energy.example.org ', ['https://energy.example.org']],
    ['http://energy.example.org', ['http://energy.example.org']],
    ['https://example.org/energy/', ['https://example.org/energy']],
    ['192.168.1.20:8080', ['https://192.168.1.20:8080', 'http://192.168.1.20:8080']],
    ['172.20.0.3', ['https://172.20.0.3', 'http://172.20.0.3']],
    ['energy.local:8080', ['https://energy.local:8080', 'http://energy.local:8080']],
    ['raspberry', ['https://raspberry', 'http://raspberry']],
    ['8.8.8.8:8080', ['https://8.8.8.8:8080']],
    ['172.32.0.3', ['https://172.32.0.3']],
  ])('of %j are %j', (typed, addresses) => {
    expect(possibleAddresses(typed)).toEqual(addresses);
  });

  it.each(['', 'ftp://example.org', 'two words', 'https://', 'https://user:secret@example.org'])(
    'of %j are none',
    (typed) => {
      expect(possibleAddresses(typed)).toEqual([]);
    },
  );
});
