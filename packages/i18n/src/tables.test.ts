import { errorCodes } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { sameAsEnglish } from '../test/same-as-english.ts';
import { allTables } from './all-tables.ts';
import { errorKey, isLanguage, loadTable, type TextTable, tagOf, textOf } from './index.ts';
import { en } from './tables/en.ts';

const codes = Object.keys(allTables).filter(isLanguage);
const all: [string, TextTable][] = codes.map((code) => [tagOf(code), allTables[code] ?? {}]);
const translated = all.filter(([tag]) => tag !== 'en');

const countedKeys = Object.keys(en)
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.replace(/_other$/, ''));

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the texts', () => {
  it.each(errorCodes)('have words for the error %s in every language', (code) => {
    expect(codes.filter((lang) => textOf(lang, errorKey(code)).startsWith('error.'))).toEqual([]);
  });

  it.each(all)('in %s have every form the language counts in', (tag, table) => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const forms = countedKeys.flatMap((key) => pluralCategories.map((category) => `${key}_${category}`));
    expect(forms.filter((form) => !Object.hasOwn(table, form))).toEqual([]);
  });

  it.each(all)('in %s are filled, without spaces at their ends', (_, table) => {
    const wrong = Object.entries(table).filter(([, text = '']) => text === '' || text !== text.trim());
    expect(wrong).toEqual([]);
  });

  it.each(translated)('in %s name the same values as in English', (_, table) => {
    const english: TextTable = en;
    const wrong = Object.entries(table).filter(([key, text = '']) => {
      // English may say “one” in words where another language's category of one holds 21 too and needs the number.
      const sources = [english[key], english[key.replace(/_\w+$/, '_other')]];
      const named = sources.flatMap((source) =>
        source === undefined ? [] : [String(placeholdersOf(source))],
      );
      return !named.includes(String(placeholdersOf(text)));
    });
    expect(wrong).toEqual([]);
  });

  it.each(all)('in %s name the undoing of a decision otherwise than leaving it', (_, table) => {
    expect(table['audit.undoConfirm']).not.toBe(table['action.cancel']);
  });

  it.each(translated)('in %s are not English left behind', (tag, table) => {
    const words = Object.entries(en).filter(([, text]) =>
      /[A-Za-z]{3}/.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    const left = new Set(words.filter(([key, text]) => table[key] === text).map(([, text]) => text));
    expect([...left].sort()).toEqual([...(sameAsEnglish[tag] ?? [])].sort());
  });

  it.each(codes)('of %s are what the web loads, each part within the next', async (lang) => {
    const admin = await loadTable(lang, 'admin');
    const server = Object.entries(allTables[lang]).filter(([key]) => !key.startsWith('mail.'));
    expect(admin).toEqual(Object.fromEntries(server));
    expect(admin).toMatchObject(await loadTable(lang, 'local'));
    expect(await loadTable(lang, 'local')).toMatchObject(await loadTable(lang, 'imports'));
    expect(await loadTable(lang, 'imports')).toMatchObject(await loadTable(lang, 'reports'));
    expect(await loadTable(lang, 'reports')).toMatchObject(await loadTable(lang, 'whole'));
    expect(await loadTable(lang, 'whole')).toMatchObject(await loadTable(lang, 'core'));
  });

  it.each(codes)(
    'of %s leave those of reports, imports, local mode and the administrator out of what everybody loads',
    async (lang) => {
      const whole = Object.keys(await loadTable(lang, 'whole'));
      expect(whole.filter((key) => /^(admin|billChange|import|local|why)\./.test(key))).toEqual([]);
    },
  );
});
