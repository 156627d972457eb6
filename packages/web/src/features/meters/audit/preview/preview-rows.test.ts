import { describe, expect, it } from 'vitest';
import { buildPreview } from '../build-for-test.ts';
import { changesNothing, countersShown, energyChanges } from './preview-rows.ts';

const phases = ['A', 'B', 'C', 'net'] as const;

const change = (register: number, beforeKwh: number | null, afterKwh: number | null) => ({
  register,
  phase: phases[Math.floor(register / 2)] ?? null,
  direction: register % 2 === 0 ? ('import' as const) : ('export' as const),
  beforeKwh,
  afterKwh,
});

describe('energyChanges', () => {
  it('sums the phases of each direction', () => {
    expect(energyChanges([change(0, 1, 2), change(2, 10, 10), change(1, 0, 3)])).toEqual([
      { direction: 'import', beforeKwh: 11, afterKwh: 12 },
      { direction: 'export', beforeKwh: 0, afterKwh: 3 },
    ]);
  });

  it('knows nothing of a direction of which a phase is unknown', () => {
    expect(energyChanges([change(0, 1, 2), change(2, null, 10)])).toEqual([
      { direction: 'import', beforeKwh: null, afterKwh: 12 },
    ]);
  });
});

describe('energyChanges of a meter with a net row', () => {
  it('counts it not beside the phases', () => {
    expect(energyChanges([change(0, 1, 2), change(2, 10, 10), change(6, 11, 12)])).toEqual([
      { direction: 'import', beforeKwh: 11, afterKwh: 12 },
    ]);
  });

  it('is all there is where no phase is known', () => {
    expect(energyChanges([change(0, null, null), change(6, 11, 12), change(7, 0, 1)])).toEqual([
      { direction: 'import', beforeKwh: 11, afterKwh: 12 },
      { direction: 'export', beforeKwh: 0, afterKwh: 1 },
    ]);
  });

  it('leaves out phases that the meter does not have', () => {
    expect(energyChanges([change(0, 1, 2), change(2, null, null), change(4, null, null)])).toEqual([
      { direction: 'import', beforeKwh: 1, afterKwh: 2 },
    ]);
  });

  it('stays unknown where nothing is known', () => {
    expect(energyChanges([change(0, null, null), change(6, null, null)])).toEqual([
      { direction: 'import', beforeKwh: null, afterKwh: null },
    ]);
  });
});

describe('countersShown', () => {
  it('are those of a part of the registers', () => {
    expect(countersShown([change(1, 0, 1), change(0, 1, 2)]).map(({ register }) => register)).toEqual([0, 1]);
  });

  it('are none where all registers are shown', () => {
    expect(countersShown([0, 1, 2, 3, 4, 5].map((register) => change(register, 1, 2)))).toEqual([]);
  });
});

describe('changesNothing', () => {
  const bill = { from: '2026-11-01', to: '2026-12-01', currency: 'EUR', before: 30, after: 30 };

  it.each([
    ['equal figures', {}, true],
    ['equal bills', { bill }, true],
    ['an unknown bill', { bill: { ...bill, before: null, after: null } }, false],
    ['an unknown month', { month: { month: '2026-11', changes: [change(0, null, null)] } }, false],
    [
      'a counter that is not there beside one that is',
      { month: { month: '2026-11', changes: [change(0, 1, 1), change(1, null, null)] } },
      true,
    ],
    ['another bill', { bill: { ...bill, after: 31 } }, false],
    ['a day', { changedDays: 1 }, false],
    ['what was not computed', { isPartial: true }, false],
  ])('of %s', (_, given, nothing) => {
    expect(changesNothing(buildPreview(given))).toBe(nothing);
  });
});
