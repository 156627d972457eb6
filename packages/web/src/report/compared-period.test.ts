import { describe, expect, it } from 'vitest';
import { comparedPeriod } from './compared-period.ts';
import { newestOf, type Period } from './period.ts';

const newest = newestOf('2028-03-10');

describe('comparedPeriod', () => {
  const day: Period = { kind: 'day', date: '2028-02-29' };

  it('is the one before, or the same of the year before', () => {
    expect(comparedPeriod(day, 'previous', newest)).toEqual({ kind: 'day', date: '2028-02-28' });
    expect(comparedPeriod(day, 'lastYear', newest)).toEqual({ kind: 'day', date: '2027-02-28' });
    expect(
      comparedPeriod({ kind: 'range', from: '2028-02-20', to: '2028-02-29' }, 'lastYear', newest),
    ).toEqual({ kind: 'range', from: '2027-02-20', to: '2027-02-28' });
  });

  it('is none of all time, or unasked', () => {
    expect(comparedPeriod({ kind: 'total' }, 'previous', newest)).toBeNull();
    expect(comparedPeriod(day, null, newest)).toBeNull();
  });
});
