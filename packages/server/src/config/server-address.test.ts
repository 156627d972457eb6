import { describe, expect, it } from 'vitest';
import { networkUrl } from '../network/addresses.ts';
import { serverAddress } from './server-address.ts';

const open = { publicUrl: null, host: '0.0.0.0' };
const requested = (host: string, protocol: 'http' | 'https' = 'http') => ({ host, protocol });

describe('the address given to meters and others', () => {
  it('is the configured one', () => {
    expect(serverAddress({ ...open, publicUrl: 'https://energy.example' }, requested('localhost:8080'))).toBe(
      'https://energy.example',
    );
  });

  it('is the one by which the server was reached', () => {
    expect(serverAddress(open, requested('192.168.1.5:8080'))).toBe('http://192.168.1.5:8080');
    expect(serverAddress(open, requested('energy.example', 'https'))).toBe('https://energy.example');
  });

  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'is in the network when requested by %s',
    (host) => {
      const expected = networkUrl('0.0.0.0', 8080) ?? `http://${host}`;
      expect(serverAddress(open, requested(host))).toBe(expected);
      expect(serverAddress({ ...open, host: '127.0.0.1' }, requested(host))).toBe(`http://${host}`);
    },
  );

  it('is the requested one where that is no address', () => {
    expect(serverAddress(open, requested('a b'))).toBe('http://a b');
  });
});
