import { errorCodes } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { errorKey, type TextTable, textOf } from './index.ts';
import { de } from './tables/de.ts';
import { en } from './tables/en.ts';
import { zhCn } from './tables/zh-cn.ts';

const translated: [string, TextTable][] = [
  ['de', de],
  ['zh-CN', zhCn],
];
const all: [string, TextTable][] = [['en', en], ...translated];

/** Names, units and words that are the same in German. */
const sameInGerman = new Set([
  'energy.solar',
  'site.phase',
  'menu.version',
  'theme.system',
  'device.online',
  'device.offline',
  'reportFile.name',
  'reportFile.winter',
]);

/** The same in every language. */
const units = new Set(['kWh']);

const countedKeys = Object.keys(en)
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.replace(/_other$/, ''));

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the texts', () => {
  it.each(errorCodes)('have words for the error %s in every language', (code) => {
    for (const lang of ['en', 'de', 'zh-cn'] as const)
      expect(textOf(lang, errorKey(code))).not.toMatch(/^error\./);
  });

  it.each(all)('in %s have every form the language counts in', (tag, table) => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    for (const key of countedKeys) {
      for (const category of pluralCategories)
        expect(table, `${key}_${category}`).toHaveProperty([`${key}_${category}`]);
    }
  });

  it.each(all)('in %s are filled, without spaces at their ends', (_, table) => {
    for (const [key, text = ''] of Object.entries(table)) {
      expect(text, key).not.toBe('');
      expect(text, key).toBe(text.trim());
    }
  });

  it.each(translated)('in %s name the same values as in English', (_, table) => {
    const english: TextTable = en;
    for (const [key, text = ''] of Object.entries(table)) {
      const source = english[key] ?? english[key.replace(/_\w+$/, '_other')] ?? '';
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(source));
    }
  });

  it.each(translated)('in %s are not English left behind', (tag, table) => {
    const left = Object.entries(en).filter(
      ([key, text]) => table[key] === text && /[A-Za-z]{3}/.test(text) && !units.has(text),
    );
    const allowed = tag === 'de' ? sameInGerman : new Set<string>();
    expect(left.map(([key]) => key).filter((key) => !allowed.has(key))).toEqual([]);
  });
});
