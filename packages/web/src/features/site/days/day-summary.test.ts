import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../../../test/build-energy-figures.ts';
import { buildPowerLine } from '../../../../test/build-power-line.ts';
import { daySummary } from './day-summary.ts';

const load = (data: (number | null)[]) => ({ key: 'consumption' as const, unit: 'W' as const, data });

describe('daySummary', () => {
  it('names the highest consumption and when it was', () => {
    const line = buildPowerLine({ series: [load([100, null, 900, 300])] });
    expect(daySummary(line, buildEnergyFigures())).toEqual({
      usedKwh: 12,
      exportedKwh: 3,
      peak: { atMs: Date.parse('2026-11-19T23:02:00Z'), powerW: 900 },
      known: null,
    });
  });

  it('has no peak and no totals without data', () => {
    const line = buildPowerLine({ series: [load([null, null])] });
    expect(daySummary(line, undefined)).toMatchObject({ usedKwh: null, exportedKwh: null, peak: null });
  });

  it('says how much is known when some is not, and nothing of a day without data', () => {
    const line = buildPowerLine({ coverage: { measured: 0.5, estimated: 0.25, missing: 0.25 } });
    expect(daySummary(line, undefined).known).toBe(0.75);
    const none = buildPowerLine({ coverage: { measured: 0, estimated: 0, missing: 1 } });
    expect(daySummary(none, undefined).known).toBeNull();
  });
});
