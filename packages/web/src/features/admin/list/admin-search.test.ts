import { describe, expect, it } from 'vitest';
import { adminSearch, oneOf } from './admin-search.ts';

describe('adminSearch', () => {
  it('keeps words, filters and the page', () => {
    const search = { find: 'müller', state: 'disabled', page: 3 };
    expect(adminSearch(search)).toEqual(search);
  });

  it('takes digits as words', () => {
    expect(adminSearch({ find: 12345678 })).toEqual({ find: '12345678' });
  });

  it.each([0, 1, -2, 1.5, '2', null])('leaves out the page %s', (page) => {
    expect(adminSearch({ page, find: '', state: 7 })).toEqual({});
  });
});

describe('oneOf', () => {
  it('knows only its own values', () => {
    expect(oneOf(['open', 'closed'], 'open')).toBe('open');
    expect(oneOf(['open', 'closed'], 'ajar')).toBeUndefined();
    expect(oneOf(['open', 'closed'], undefined)).toBeUndefined();
  });
});
