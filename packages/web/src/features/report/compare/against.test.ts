import { describe, expect, it } from 'vitest';
import { newestOf, type Period } from '../../../report/period.ts';
import { type Against, againstOf, otherSide, textOfAgainst } from './against.ts';

const newest = newestOf('2026-11-26');
const october: Period = { kind: 'month', date: '2026-10-01' };

const periodAgainst = (period: Period, against: Against) =>
  otherSide({ siteId: 7, period }, against, newest)?.period;

describe('what a period is compared with', () => {
  it('is kept in the address', () => {
    const all: Against[] = [
      { kind: 'previous' },
      { kind: 'lastYear' },
      { kind: 'period', from: '2024-02-29', to: null },
      { kind: 'period', from: '2024-02-29', to: '2024-03-07' },
      { kind: 'site', siteId: 12 },
    ];
    for (const against of all) expect(againstOf(textOfAgainst(against))).toEqual(against);
    for (const nonsense of [undefined, '', 'site-x', '2024-02-30', 7])
      expect(againstOf(nonsense)).toEqual({ kind: 'lastYear' });
  });

  it('is a period of the same kind, or another site in the same one', () => {
    expect(periodAgainst(october, { kind: 'lastYear' })).toEqual({ kind: 'month', date: '2025-10-01' });
    expect(periodAgainst(october, { kind: 'previous' })).toEqual({ kind: 'month', date: '2026-09-01' });
    const june = { kind: 'period', from: '2024-06-17', to: null } as const;
    expect(periodAgainst(october, june)).toEqual({ kind: 'month', date: '2024-06-01' });
    expect(otherSide({ siteId: 7, period: october }, { kind: 'site', siteId: 8 }, newest)).toEqual({
      siteId: 8,
      period: october,
    });
    const year: Period = { kind: 'year', date: '2026-01-01' };
    expect(periodAgainst(year, { kind: 'lastYear' })).toEqual({ kind: 'year', date: '2025-01-01' });
  });

  it('is none of all time, and as many days where no last one is chosen', () => {
    expect(periodAgainst({ kind: 'total' }, { kind: 'lastYear' })).toBeUndefined();
    const days: Period = { kind: 'range', from: '2026-10-01', to: '2026-10-08' };
    const week = { kind: 'range', from: '2026-09-01', to: '2026-09-08' };
    expect(periodAgainst(days, { kind: 'period', from: '2026-09-01', to: null })).toEqual(week);
    const fortnight = { kind: 'period', from: '2026-09-01', to: '2026-09-15' } as const;
    expect(periodAgainst(days, fortnight)).toEqual({ kind: 'range', from: '2026-09-01', to: '2026-09-15' });
  });
});
