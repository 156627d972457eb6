import { describe, expect, it } from 'vitest';
import { newestOf, type Period } from '../../report/period.ts';
import { askedSpan, comparedPeriod } from './asked-span.ts';

const newest = newestOf('2028-03-10');

describe('askedSpan', () => {
  it('is the dates of a period, the end not included', () => {
    expect(askedSpan({ kind: 'month', date: '2028-02-01' })).toEqual({
      starttime: '2028-02-01',
      endtime: '2028-03-01',
    });
  });

  it('begins all time before any reading', () => {
    expect(askedSpan({ kind: 'total' })).toEqual({ starttime: '1970-01-01' });
  });
});

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
