import type { MeterUse, UnmeasuredUse } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { buildEndUses, buildMeterUse, buildUse } from '../../test/build-end-uses.ts';
import { excessesOf, rowsOfUses } from './use-rows.ts';

const used = buildUse;
const meter = (meterId: number, kWh: number, change: Partial<MeterUse> = {}) =>
  buildMeterUse(meterId, buildUse(kWh), change);
const answer = (uses: MeterUse[], notMeasured: UnmeasuredUse) => buildEndUses(100, uses, notMeasured);

describe('rowsOfUses', () => {
  it('ranks what is not measured among the meters', () => {
    const rows = rowsOfUses(answer([meter(1, 50), meter(2, 20)], used(30)));
    expect(rows.map(({ key, share, length }) => [key, share, length])).toEqual([
      ['1', 0.5, 1],
      ['notMeasured', 0.3, 0.6],
      ['2', 0.2, 0.4],
    ]);
  });

  it('puts what stands behind a meter beneath it, with the rest of it last', () => {
    const uses = [meter(1, 50, { rest: used(20) }), meter(2, 30, { behindId: 1 })];
    const rows = rowsOfUses(answer(uses, used(50)));
    expect(rows.map(({ key, depth }) => [key, depth])).toEqual([
      ['1', 0],
      ['2', 1],
      ['rest 1', 1],
      ['notMeasured', 0],
    ]);
  });

  it('has shares of sources that are known, and none of a bar that is less than nothing', () => {
    const solar = { gridKwh: 10, directKwh: 20, storageKwh: 10, unsourcedKwh: 10, alwaysOnKwh: 5 };
    const [sunny, negative] = rowsOfUses(answer([meter(1, 50, solar)], used(-3, { gridKwh: 0 })));
    expect(sunny).toMatchObject({ gridShare: 0.25, directShare: 0.5, ownShare: 0.75, alwaysOnShare: 0.1 });
    expect(negative).toMatchObject({ kWh: -3, length: 0, gridShare: 0, ownShare: null, alwaysOnShare: 0 });
  });
});

describe('excessesOf', () => {
  it('names what exceeds what it is a part of, beyond how meters differ', () => {
    expect(excessesOf(answer([meter(1, 103)], used(-3)))).toEqual([{ meter: null, kWh: 3 }]);
    expect(excessesOf(answer([meter(1, 100.5)], used(-0.5)))).toEqual([]);
    const uses = [meter(1, 50, { rest: used(-8) }), meter(2, 58, { behindId: 1 })];
    expect(excessesOf(answer(uses, used(50)))).toEqual([{ meter: 'Meter 1', kWh: 8 }]);
  });
});
