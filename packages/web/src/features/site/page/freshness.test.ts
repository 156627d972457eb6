import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { freshness } from './freshness.ts';

const last = '2026-11-20T12:00:00Z';
const lastMs = Date.parse(last);

describe('freshness', () => {
  const of = (seconds: number, ...intervals: (number | null)[]) =>
    freshness(
      last,
      intervals.map((uploadIntervalSeconds) => buildMeterLive({ uploadIntervalSeconds })),
      lastMs + seconds * 1000,
    );

  it('is late after two intervals of the quickest meter', () => {
    expect(of(40, 20, 60)?.late).toBe(false);
    expect(of(40.1, 20, 60)?.late).toBe(true);
  });

  it('cannot be late before an interval is known', () => {
    expect(of(9999, null)).toEqual({ lastMs, late: false });
  });

  it('does not exist before the first reading', () => {
    expect(freshness(null, [], lastMs)).toBeNull();
  });
});
