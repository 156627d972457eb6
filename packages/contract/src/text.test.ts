import { describe, expect, it } from 'vitest';
import { savePrices } from './money/tariff.ts';
import { placeBody } from './site/edit.ts';

const site = { name: 'House', TimeZoneInfoId: 'Europe/Berlin', timeZone: 'Europe/Berlin' };
const problemsOf = (changed: object): (string | undefined)[] =>
  placeBody.safeParse({ ...site, ...changed }).error?.issues.map(({ message }) => message) ?? [];

const unseen = ['\n', '\r', '\t', '\0', '\u001b', '\u0085', '\u2028', '\u2029', '\ud800', '\u202e', '\u2066'];

describe('names', () => {
  it.each(unseen)('do not hold %j, nor does any other text of one line', (character) => {
    const text = `a${character}b`;
    expect(problemsOf({ name: text })).toContain('text_characters');
    expect(problemsOf({ address: text })).toContain('text_characters');
    expect(savePrices.query?.safeParse({ series: text }).success).toBe(false);
  });

  it.each(['Żółć 家', 'می‌خواهم', '👩‍👩‍👧', 'a\u200eb', "=1 o'clock"])('may be %j', (name) => {
    expect(problemsOf({ name })).toEqual(problemsOf({}));
  });
});

describe('remarks', () => {
  it('have lines, and nothing else that is not seen', () => {
    expect(problemsOf({ remark: 'a\r\n\tb' })).toEqual(problemsOf({}));
    expect(problemsOf({ remark: 'a\u202eb' })).toContain('text_characters');
  });
});
