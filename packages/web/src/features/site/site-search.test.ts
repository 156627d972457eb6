import { describe, expect, it } from 'vitest';
import { siteSearch } from './site-search.ts';

describe('siteSearch', () => {
  it('keeps a day and a span', () => {
    expect(siteSearch({ date: '2026-11-20', span: 'month' })).toEqual({ date: '2026-11-20', span: 'month' });
  });

  it('drops what is unknown, and what is the default', () => {
    expect(siteSearch({ date: 7, span: 'week', tab: 'x' })).toEqual({});
    expect(siteSearch({ span: 'day' })).toEqual({});
  });
});
