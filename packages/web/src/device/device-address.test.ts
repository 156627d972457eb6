import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceAddressOf } from './device-address.ts';

describe('the address of a device', () => {
  it.each([
    ['192.168.1.20', '192.168.1.20'],
    [' 192.168.1.20 ', '192.168.1.20'],
    ['http://192.168.1.20/', '192.168.1.20'],
    ['192.168.1.20:80', '192.168.1.20'],
    ['127.0.0.1:8081', '127.0.0.1:8081'],
    ['http://11.11.11.1', '11.11.11.1'],
  ])('is read from %j', (typed, address) => {
    expect(deviceAddressOf(typed)).toBe(address);
  });

  it.each([
    '',
    'meter',
    '192.168.1',
    '192.168.1.256',
    '192.168.01.20',
    '192.168.1.20.4',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])('is not %j', (typed) => expect(deviceAddressOf(typed)).toBeNull());

  it.each(['192.168.1.20:0', '192.168.1.20:65536', 'https://192.168.1.20', '192.168.1.20/x', '1.2.3.4@evil'])(
    'is not %j either',
    (typed) => expect(deviceAddressOf(typed)).toBeNull(),
  );

  it('stays as it is once it is one, and is a host of its own', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 223 }), octet, octet, octet),
        fc.nat(65_535),
        (ip, port) => {
          const address = deviceAddressOf(`${ip.join('.')}:${port}`);
          if (address === null) {
            expect(port).toBe(0);
            return;
          }
          expect(deviceAddressOf(address)).toBe(address);
          expect(new URL(`http://${address}`).host).toBe(address);
        },
      ),
    );
  });
});
