import { describe, expect, it } from 'vitest';
import { languageOf, languages, tagOf } from './index.ts';

describe('languages', () => {
  it('are the menu’s 13 in the specification’s order', () => {
    expect(languages.map(({ code }) => code).join(' ')).toBe('en de es it fr pt nl th ru ko id cs zh-cn');
  });

  it('have tags that Intl knows', () => {
    const tags = languages.map(({ code }) => tagOf(code));
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
    expect(tagOf('zh-cn')).toBe('zh-CN');
    expect(tagOf('pt')).toBe('pt-PT');
  });
});

describe('languageOf', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['zh-TW'], 'zh-cn'],
    [['zh-cn'], 'zh-cn'],
    [['pt_BR'], 'pt'],
    [['pt-PT'], 'pt'],
    [['pl', 'it'], 'pl'],
    [['sk', 'it'], 'it'],
    [['DE'], 'de'],
    [['sv'], 'en'],
    [[], 'en'],
  ] as const)('reads %j as %s', (wanted, code) => {
    expect(languageOf(wanted)).toBe(code);
  });
});
