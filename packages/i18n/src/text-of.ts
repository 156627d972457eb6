// Texts for the server, which holds every table. The web loads only the one it shows.
import { type LanguageCode, tagOf } from './languages.ts';
import { renderText, type TextTable } from './render-text.ts';
import type { TextKey, TextParams } from './table.ts';
import { de } from './tables/de.ts';
import { en } from './tables/en.ts';
import { zhCn } from './tables/zh-cn.ts';

const tables: Partial<Record<LanguageCode, TextTable>> = { en, de, 'zh-cn': zhCn };

/** A language without a table, or a table without the text, answers in English. */
export const textOf = (lang: LanguageCode, key: TextKey, params?: TextParams): string =>
  renderText([tables[lang] ?? en, en], tagOf(lang), key, params);
