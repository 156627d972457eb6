// Texts for the server, in the language each answer is asked for in.
import { allTables } from './all-tables.ts';
import { type LanguageCode, tagOf } from './languages.ts';
import { renderText } from './render-text.ts';
import type { TextKey, TextParams } from './table.ts';
import { en } from './tables/en.ts';

/** A language without a table, or a table without the text, answers in English. */
export const textOf = (lang: LanguageCode, key: TextKey, params?: TextParams): string =>
  renderText([allTables[lang] ?? en, en], tagOf(lang), key, params);
