import { afterEach, describe, expect, it } from 'vitest';
import { draftKey, keepDraft, readDraft } from './draft.ts';

describe('a draft', () => {
  afterEach(() => sessionStorage.clear());
  const key = draftKey('ada_l', 'new');

  it('is there again, for the same account only', () => {
    keepDraft(key, { Title: 'Chart', Content: '' });
    expect(readDraft(key)).toEqual({ Title: 'Chart', Content: '' });
    expect(readDraft(draftKey('bob', 'new'))).toEqual({});
  });

  it('goes when everything in it is deleted', () => {
    keepDraft(key, { Title: 'Chart' });
    keepDraft(key, { Title: '' });
    expect(sessionStorage.length).toBe(0);
  });

  it('that is broken is none', () => {
    sessionStorage.setItem(key, '{');
    expect(readDraft(key)).toEqual({});
    sessionStorage.setItem(key, '{"Title": 5, "Content": "x"}');
    expect(readDraft(key)).toEqual({ Content: 'x' });
  });
});
