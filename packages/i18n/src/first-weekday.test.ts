import { describe, expect, it } from 'vitest';
import { firstWeekday } from './index.ts';

describe('a week begins', () => {
  it.each([
    ['en', [], 0],
    ['en', ['en-GB', 'en'], 1],
    ['en', ['de-DE', 'en-IE'], 1],
    ['de', ['en-US'], 1],
    ['pt', [], 0],
    ['pt', ['pt-PT'], 0],
    ['th', [], 0],
    ['zh-cn', [], 1],
    ['fr', ['fr-CA'], 0],
    ['en', ['not a tag!'], 0],
  ] as const)('in %s for a reader of %o on weekday %i', (lang, regions, weekday) => {
    expect(firstWeekday(lang, regions)).toBe(weekday);
  });
});
