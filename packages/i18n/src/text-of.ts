// Texts for the server, which holds every table. The web loads only the one it shows.
import { type LanguageCode, tagOf } from './languages.ts';
import type { TextKey, TextParams } from './table.ts';
import { de } from './tables/de.ts';
import { en } from './tables/en.ts';
import { zhCn } from './tables/zh-cn.ts';

const tables: Partial<Record<LanguageCode, Readonly<Record<string, string | undefined>>>> = {
  en,
  de,
  'zh-cn': zhCn,
};

/** A language without a table, or a table without the text, answers in English. */
export const textOf = (lang: LanguageCode, key: TextKey, params: TextParams = {}): string => {
  const text = entryOf(lang, key, params) ?? entryOf('en', key, params) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
};

const entryOf = (lang: LanguageCode, key: TextKey, { count }: TextParams): string | undefined => {
  const table = tables[lang];
  if (typeof count !== 'number') return table?.[key];
  return table?.[`${key}_${new Intl.PluralRules(tagOf(lang)).select(count)}`] ?? table?.[key];
};
