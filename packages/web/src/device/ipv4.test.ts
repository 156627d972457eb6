import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipv4Number, isHostAddress, isNetmask, isSameNetwork } from './ipv4.ts';

const octets = (number: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.');

describe('an IPv4 address', () => {
  it('is the number it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (number) => {
        expect(ipv4Number(octets(number))).toBe(number);
      }),
    );
  });

  it.each(['', '1.2.3', '1.2.3.4.5', '1.2.3.256', 'a.b.c.d', '1.2.3.4 '])('is not %j', (text) => {
    expect(ipv4Number(text)).toBeNull();
    expect(isHostAddress(text)).toBe(false);
  });
});

describe('a netmask', () => {
  it.each(['255.255.255.0', '255.255.0.0', '255.255.255.252', '128.0.0.0'])('is %s', (text) => {
    expect(isNetmask(text)).toBe(true);
  });

  it.each(['0.0.0.0', '255.255.255.255', '255.255.255.254', '255.0.255.0', '255.255.255.1', 'x'])(
    'is not %s',
    (text) => {
      expect(isNetmask(text)).toBe(false);
    },
  );

  it('says what lies in one network', () => {
    expect(isSameNetwork('192.168.1.20', '192.168.1.1', '255.255.255.0')).toBe(true);
    expect(isSameNetwork('192.168.1.20', '192.168.2.1', '255.255.255.0')).toBe(false);
    expect(isSameNetwork('192.168.1.20', '192.168.2.1', '255.255.0.0')).toBe(true);
  });
});
