import { describe, expect, it } from 'vitest';
import { placeholdersOf, replaceableTexts } from './replaceable-texts.ts';
import { en } from './tables/en.ts';

const keysOf = (lang: Parameters<typeof replaceableTexts>[0]) =>
  new Set(replaceableTexts(lang).map(({ key }) => key));

/** A text that is counted, whichever. */
const counted = Object.keys(en)
  .find((key) => key.endsWith('_other'))
  ?.replace(/_other$/, '');

describe('replaceableTexts', () => {
  it('are the keys of the English table, in English, but for what screens do not show', () => {
    const others = Object.keys(en).filter((key) => !keysOf('en').has(key));
    expect([...keysOf('en')].every((key) => key in en)).toBe(true);
    expect(others).toContain('mail.welcome.subject');
    expect(others).toContain('notice.welcome.title');
    expect(new Set(others.map((key) => key.replace(/\..*/, '')))).toEqual(
      new Set(['mail', 'notice', 'reportFile', 'analysisFile']),
    );
    expect(keysOf('en').has('notice.title')).toBe(true);
  });

  it('have one entry a plural category of the language', () => {
    const formsIn = (lang: Parameters<typeof replaceableTexts>[0]) =>
      [...keysOf(lang)].filter((key) => key.replace(/_[a-z]+$/, '') === counted).sort();
    const forms = (...categories: string[]) => categories.map((category) => `${counted}_${category}`);
    expect(formsIn('en')).toEqual(forms('one', 'other'));
    expect(formsIn('pl')).toEqual(forms('few', 'many', 'one', 'other'));
    expect(formsIn('ko')).toEqual(forms('other'));
  });

  it('have the English and the language’s own wording', () => {
    const text = replaceableTexts('de').find(({ key }) => key === 'login.title');
    expect(text?.english).toBe(en['login.title']);
    expect(text?.own).not.toBe(text?.english);
  });
});

describe('placeholdersOf', () => {
  it.each([
    ['of a text without values', 'Hello', []],
    ['each once and sorted', '{{b}} of {{a}}, {{b}}', ['a', 'b']],
    ['null where braces are left over', 'Hello {{ name }}', null],
  ])('gives their names, %s', (_, text, names) => expect(placeholdersOf(text)).toEqual(names));
});
