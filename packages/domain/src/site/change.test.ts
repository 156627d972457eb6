import { describe, expect, it } from 'vitest';
import { dayChange, relativeChange } from './change.ts';
import { noTotals, type SiteTotals } from './site-totals.ts';

const hourMicros = 3_600_000_000;

const totals = (importedMwh: number, measuredMicros: number): SiteTotals => ({
  ...noTotals,
  spanMicros: hourMicros,
  energy: { ...noTotals.energy, imported: importedMwh },
  known: { ...noTotals.known, imported: { measuredMicros, estimatedMicros: 0 } },
});

describe('relativeChange', () => {
  it.each([
    [150, 100, 0.5],
    [50, 100, -0.5],
    [0, 0, 0],
    [1, 0, null],
    [null, 100, null],
    [100, null, null],
  ])('of %s after %s is %s', (now, before, change) => {
    expect(relativeChange(now, before)).toBe(change);
  });
});

describe('dayChange', () => {
  it('compares days that are known well enough', () => {
    expect(dayChange(totals(150, hourMicros), totals(100, 0.95 * hourMicros)).import).toBe(0.5);
  });

  it('compares nothing with a day of which more than a twentieth is missing', () => {
    expect(dayChange(totals(150, hourMicros), totals(100, 0.94 * hourMicros)).import).toBeNull();
    expect(dayChange(totals(150, 0.94 * hourMicros), totals(100, hourMicros)).import).toBeNull();
  });
});
