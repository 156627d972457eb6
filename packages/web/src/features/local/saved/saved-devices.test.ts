import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SavedDevice, withDevice } from './saved-devices.ts';

const house: SavedDevice = { address: '192.168.1.20', sn: 'DA2BED94', name: 'House' };
const barn: SavedDevice = { address: '192.168.1.21', sn: '7F8A9B0C', name: null };

describe('a device that is added', () => {
  it('stands at the end', () => {
    expect(withDevice([house], barn)).toEqual([house, barn]);
  });

  it('keeps place and name when its address has changed', () => {
    const moved = { ...house, address: '192.168.1.30', name: null };
    expect(withDevice([house, barn], moved)).toEqual([{ ...moved, name: 'House' }, barn]);
  });

  it('takes the place of the one that had its address', () => {
    const other = { ...barn, address: house.address };
    expect(withDevice([house], other)).toEqual([other]);
  });

  it('of old firmware has no number, and is known by its address', () => {
    const old = { address: '192.168.1.20', sn: null, name: null };
    expect(withDevice([house], old)).toEqual([{ ...old, name: 'House' }]);
  });

  it('is there once, and no address twice', () => {
    const device = fc.record({
      address: fc.constantFrom('1.1.1.1', '1.1.1.2', '1.1.1.3'),
      sn: fc.constantFrom(null, 'A', 'B', 'C'),
      name: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(device), (added) => {
        const list = added.reduce(withDevice, [] as readonly SavedDevice[]);
        const addresses = list.map(({ address }) => address);
        const numbers = list.flatMap(({ sn }) => sn ?? []);
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(new Set(numbers).size).toBe(numbers.length);
        const last = added.at(-1);
        if (last) expect(list).toContainEqual(last);
      }),
    );
  });
});
