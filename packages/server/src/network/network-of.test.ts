import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['no address', 'no address'],
  ])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for all addresses of a /64, however they are written', () => {
    const group = fc.nat(0xffff);
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    // An IPv4 address within IPv6 counts as itself.
    const prefix = groups.filter((first) => first.some((one) => one !== 0));
    fc.assert(
      fc.property(prefix, groups, groups, (first, one, other) => {
        const written = (last: readonly number[]) =>
          [...first, ...last].map((each) => each.toString(16)).join(':');
        return networkOf(written(one)) === networkOf(written(other).toUpperCase());
      }),
    );
  });
});
