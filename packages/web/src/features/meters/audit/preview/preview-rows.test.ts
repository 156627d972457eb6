import { describe, expect, it } from 'vitest';
import { buildPreview } from '../build-for-test.ts';
import { changesNothing, energyChanges } from './preview-rows.ts';

const change = (register: number, beforeKwh: number | null, afterKwh: number | null) => ({
  register,
  phase: 'A' as const,
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

describe('changesNothing', () => {
  const bill = { from: '2026-11-01', to: '2026-12-01', currency: 'EUR', before: 30, after: 30 };

  it.each([
    ['equal figures', {}, true],
    ['equal bills', { bill }, true],
    ['another bill', { bill: { ...bill, after: 31 } }, false],
    ['a day', { changedDays: 1 }, false],
    ['what was not computed', { isPartial: true }, false],
  ])('of %s', (_, given, nothing) => {
    expect(changesNothing(buildPreview(given))).toBe(nothing);
  });
});
