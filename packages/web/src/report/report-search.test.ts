import { describe, expect, it } from 'vitest';
import { newestOf, type Period, periodAt, periodKinds } from './period.ts';
import { periodOfSearch, reportSearch, searchOfPeriod } from './report-search.ts';

const newest = newestOf('2026-11-20');
const usual: Period = { kind: 'day', date: '2026-11-20' };
const of = (search: Record<string, unknown>, kinds = periodKinds as readonly Period['kind'][]) =>
  periodOfSearch(reportSearch(search), { kinds, usual, newest });

describe('a report’s address', () => {
  it.each([
    [
      { period: 'day', date: '2026-02-28' },
      { kind: 'day', date: '2026-02-28' },
    ],
    [
      { period: 'month', date: '2026-02-28' },
      { kind: 'month', date: '2026-02-01' },
    ],
    [
      { period: 'year', date: '2024-02-28' },
      { kind: 'year', date: '2024-01-01' },
    ],
    [{ period: 'month' }, { kind: 'month', date: '2026-11-01' }],
    [{ period: 'total', date: 'x' }, { kind: 'total' }],
    [
      { period: 'range', from: '2026-02-01', to: '2026-02-03' },
      { kind: 'range', from: '2026-02-01', to: '2026-02-03' },
    ],
  ])('%o has its period', (search, period) => {
    expect(of(search)).toEqual(period);
  });

  it.each([
    [{}, usual],
    [{ period: 'week' }, usual],
    [{ period: 'day', date: '2026-02-30' }, usual],
    [{ period: 'day', date: '2030-01-01' }, usual],
    [{ period: 'range', from: '2026-02-03', to: '2026-02-03' }, periodAt('range', '2026-11-20', newest)],
    [{ period: 'range', from: '2027-02-03', to: '2027-02-04' }, periodAt('range', '2026-11-20', newest)],
  ])('%o has none, and the usual one is shown', (search, period) => {
    expect(of(search)).toEqual(period);
  });

  it('names no period the report does not have', () => {
    expect(of({ period: 'total' }, ['day', 'month'])).toEqual(usual);
  });

  it('is what its period writes', () => {
    for (const kind of periodKinds) {
      const period = periodAt(kind, '2026-05-17', newest);
      expect(of({ ...searchOfPeriod(period) })).toEqual(period);
    }
  });

  it('keeps view and comparison, and nothing that is neither', () => {
    expect(reportSearch({ view: 'yield', compare: 'previous', x: 1 })).toEqual({
      view: 'yield',
      compare: 'previous',
    });
    expect(reportSearch({ view: 3, compare: 'never' })).toEqual({});
  });
});
