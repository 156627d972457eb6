import { describe, expect, it } from 'vitest';
import { askedSpan } from './asked-span.ts';

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
