import type { MeterUse, UnmeasuredUse } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { buildEndUses, buildMeterUse, buildUse } from '../../test/build-end-uses.ts';
import type { Measure } from '../energy-value/measure.ts';
import { rowsOfUses } from './use-rows.ts';

const used = buildUse;
const meter = (meterId: number, kWh: number, change: Partial<MeterUse> = {}) =>
  buildMeterUse(meterId, buildUse(kWh), change);
const answer = (uses: MeterUse[], notMeasured: UnmeasuredUse) => buildEndUses(100, uses, notMeasured);

describe('rowsOfUses', () => {
  it('ranks what is not measured among the meters', () => {
    const rows = rowsOfUses(answer([meter(1, 50), meter(2, 20)], used(30)), 'energy');
    expect(rows.map(({ key, share, length }) => [key, share, length])).toEqual([
      ['1', 0.5, 1],
      ['notMeasured', 0.3, 0.6],
      ['2', 0.2, 0.4],
    ]);
  });

  it('puts what stands behind a meter beneath it, with the rest of it last', () => {
    const uses = [meter(1, 50, { rest: used(20) }), meter(2, 30, { behindId: 1 })];
    const rows = rowsOfUses(answer(uses, used(50)), 'energy');
    expect(rows.map(({ key, depth }) => [key, depth])).toEqual([
      ['1', 0],
      ['2', 1],
      ['rest 1', 1],
      ['notMeasured', 0],
    ]);
  });

  it('ranks by what each cost or emitted where that is asked for', () => {
    const uses = [
      meter(1, 50, { amount: 2, emittedG: 9_000 }),
      meter(2, 20, { amount: 6, emittedG: 3_000 }),
      meter(3, 15, { behindId: 1, amount: 0, emittedG: 1_000 }),
      meter(4, 10, { behindId: 1, amount: 1, emittedG: 2_000 }),
    ];
    const all = answer(uses, used(30, { amount: 4, emittedG: 6_000 }));
    const of = (measure: Measure) =>
      rowsOfUses(all, measure).map(({ key, share, length }) => [key, share, length]);
    expect(of('money').map(([key]) => key)).toEqual(['2', 'notMeasured', '1', '4', '3']);
    expect(of('emissions').slice(0, 2)).toEqual([
      ['1', 0.5, 1],
      ['4', 1 / 9, 2 / 9],
    ]);
  });

  it('has no shares of costs that are nothing together', () => {
    const free = answer([meter(1, 50, { amount: -1 })], used(50, { amount: 0 }));
    expect(rowsOfUses(free, 'money').map(({ share, length }) => [share, length])).toEqual([
      [null, 0],
      [null, 0],
    ]);
  });

  it('has shares of sources that are known, and none of a bar that is less than nothing', () => {
    const solar = { gridKwh: 10, directKwh: 20, storageKwh: 10, unsourcedKwh: 10, alwaysOnKwh: 5 };
    const [sunny, negative] = rowsOfUses(answer([meter(1, 50, solar)], used(-3, { gridKwh: 0 })), 'energy');
    expect(sunny).toMatchObject({ gridShare: 0.25, directShare: 0.5, ownShare: 0.75, alwaysOnShare: 0.1 });
    expect(negative).toMatchObject({ kWh: -3, length: 0, gridShare: 0, ownShare: null, alwaysOnShare: 0 });
  });
});
