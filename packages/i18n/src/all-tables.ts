// For the server, which holds every language. The web loads only the one it shows: `load-table.ts` lists them again.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';
import { cs } from './tables/cs.ts';
import { de } from './tables/de.ts';
import { en } from './tables/en.ts';
import { es } from './tables/es.ts';
import { fr } from './tables/fr.ts';
import { id } from './tables/id.ts';
import { it } from './tables/it.ts';
import { ko } from './tables/ko.ts';
import { nl } from './tables/nl.ts';
import { pl } from './tables/pl.ts';
import { pt } from './tables/pt.ts';
import { ru } from './tables/ru.ts';
import { th } from './tables/th.ts';
import { zhCn } from './tables/zh-cn.ts';

export const allTables: Record<LanguageCode, TextTable> = {
  cs,
  de,
  en,
  es,
  fr,
  id,
  it,
  ko,
  nl,
  pl,
  pt,
  ru,
  th,
  'zh-cn': zhCn,
};
