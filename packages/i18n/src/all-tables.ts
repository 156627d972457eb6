// For the server, which holds every language. The web loads only the one it shows: `load-table.ts` lists them again.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';
import { admin as csAdmin } from './tables/cs/admin.ts';
import { cs } from './tables/cs.ts';
import { admin as deAdmin } from './tables/de/admin.ts';
import { de } from './tables/de.ts';
import { en } from './tables/en.ts';
import { admin as esAdmin } from './tables/es/admin.ts';
import { es } from './tables/es.ts';
import { admin as frAdmin } from './tables/fr/admin.ts';
import { fr } from './tables/fr.ts';
import { admin as idAdmin } from './tables/id/admin.ts';
import { id } from './tables/id.ts';
import { admin as itAdmin } from './tables/it/admin.ts';
import { it } from './tables/it.ts';
import { admin as koAdmin } from './tables/ko/admin.ts';
import { ko } from './tables/ko.ts';
import { admin as nlAdmin } from './tables/nl/admin.ts';
import { nl } from './tables/nl.ts';
import { admin as plAdmin } from './tables/pl/admin.ts';
import { pl } from './tables/pl.ts';
import { admin as ptAdmin } from './tables/pt/admin.ts';
import { pt } from './tables/pt.ts';
import { admin as ruAdmin } from './tables/ru/admin.ts';
import { ru } from './tables/ru.ts';
import { admin as thAdmin } from './tables/th/admin.ts';
import { th } from './tables/th.ts';
import { admin as zhCnAdmin } from './tables/zh-cn/admin.ts';
import { zhCn } from './tables/zh-cn.ts';

export const allTables: Record<LanguageCode, TextTable> = {
  cs: { ...cs, ...csAdmin },
  de: { ...de, ...deAdmin },
  en,
  es: { ...es, ...esAdmin },
  fr: { ...fr, ...frAdmin },
  id: { ...id, ...idAdmin },
  it: { ...it, ...itAdmin },
  ko: { ...ko, ...koAdmin },
  nl: { ...nl, ...nlAdmin },
  pl: { ...pl, ...plAdmin },
  pt: { ...pt, ...ptAdmin },
  ru: { ...ru, ...ruAdmin },
  th: { ...th, ...thAdmin },
  'zh-cn': { ...zhCn, ...zhCnAdmin },
};
