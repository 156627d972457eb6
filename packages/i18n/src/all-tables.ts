// For the server, which holds every language. The web loads only the one it shows: `load-table.ts` lists them again.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';
import { admin as csAdmin } from './tables/cs/admin.ts';
import { imports as csImports } from './tables/cs/imports.ts';
import { local as csLocal } from './tables/cs/local.ts';
import { mail as csMail } from './tables/cs/mail.ts';
import { reportScreens as csReports } from './tables/cs/report-screens.ts';
import { cs } from './tables/cs.ts';
import { admin as deAdmin } from './tables/de/admin.ts';
import { imports as deImports } from './tables/de/imports.ts';
import { local as deLocal } from './tables/de/local.ts';
import { mail as deMail } from './tables/de/mail.ts';
import { reportScreens as deReports } from './tables/de/report-screens.ts';
import { de } from './tables/de.ts';
import { en } from './tables/en.ts';
import { admin as esAdmin } from './tables/es/admin.ts';
import { imports as esImports } from './tables/es/imports.ts';
import { local as esLocal } from './tables/es/local.ts';
import { mail as esMail } from './tables/es/mail.ts';
import { reportScreens as esReports } from './tables/es/report-screens.ts';
import { es } from './tables/es.ts';
import { admin as frAdmin } from './tables/fr/admin.ts';
import { imports as frImports } from './tables/fr/imports.ts';
import { local as frLocal } from './tables/fr/local.ts';
import { mail as frMail } from './tables/fr/mail.ts';
import { reportScreens as frReports } from './tables/fr/report-screens.ts';
import { fr } from './tables/fr.ts';
import { admin as idAdmin } from './tables/id/admin.ts';
import { imports as idImports } from './tables/id/imports.ts';
import { local as idLocal } from './tables/id/local.ts';
import { mail as idMail } from './tables/id/mail.ts';
import { reportScreens as idReports } from './tables/id/report-screens.ts';
import { id } from './tables/id.ts';
import { admin as itAdmin } from './tables/it/admin.ts';
import { imports as itImports } from './tables/it/imports.ts';
import { local as itLocal } from './tables/it/local.ts';
import { mail as itMail } from './tables/it/mail.ts';
import { reportScreens as itReports } from './tables/it/report-screens.ts';
import { it } from './tables/it.ts';
import { admin as koAdmin } from './tables/ko/admin.ts';
import { imports as koImports } from './tables/ko/imports.ts';
import { local as koLocal } from './tables/ko/local.ts';
import { mail as koMail } from './tables/ko/mail.ts';
import { reportScreens as koReports } from './tables/ko/report-screens.ts';
import { ko } from './tables/ko.ts';
import { admin as nlAdmin } from './tables/nl/admin.ts';
import { imports as nlImports } from './tables/nl/imports.ts';
import { local as nlLocal } from './tables/nl/local.ts';
import { mail as nlMail } from './tables/nl/mail.ts';
import { reportScreens as nlReports } from './tables/nl/report-screens.ts';
import { nl } from './tables/nl.ts';
import { admin as plAdmin } from './tables/pl/admin.ts';
import { imports as plImports } from './tables/pl/imports.ts';
import { local as plLocal } from './tables/pl/local.ts';
import { mail as plMail } from './tables/pl/mail.ts';
import { reportScreens as plReports } from './tables/pl/report-screens.ts';
import { pl } from './tables/pl.ts';
import { admin as ptAdmin } from './tables/pt/admin.ts';
import { imports as ptImports } from './tables/pt/imports.ts';
import { local as ptLocal } from './tables/pt/local.ts';
import { mail as ptMail } from './tables/pt/mail.ts';
import { reportScreens as ptReports } from './tables/pt/report-screens.ts';
import { pt } from './tables/pt.ts';
import { admin as ruAdmin } from './tables/ru/admin.ts';
import { imports as ruImports } from './tables/ru/imports.ts';
import { local as ruLocal } from './tables/ru/local.ts';
import { mail as ruMail } from './tables/ru/mail.ts';
import { reportScreens as ruReports } from './tables/ru/report-screens.ts';
import { ru } from './tables/ru.ts';
import { admin as thAdmin } from './tables/th/admin.ts';
import { imports as thImports } from './tables/th/imports.ts';
import { local as thLocal } from './tables/th/local.ts';
import { mail as thMail } from './tables/th/mail.ts';
import { reportScreens as thReports } from './tables/th/report-screens.ts';
import { th } from './tables/th.ts';
import { admin as zhCnAdmin } from './tables/zh-cn/admin.ts';
import { imports as zhCnImports } from './tables/zh-cn/imports.ts';
import { local as zhCnLocal } from './tables/zh-cn/local.ts';
import { mail as zhCnMail } from './tables/zh-cn/mail.ts';
import { reportScreens as zhCnReports } from './tables/zh-cn/report-screens.ts';
import { zhCn } from './tables/zh-cn.ts';

export const allTables: Record<LanguageCode, TextTable> = {
  cs: { ...cs, ...csReports, ...csImports, ...csLocal, ...csAdmin, ...csMail },
  de: { ...de, ...deReports, ...deImports, ...deLocal, ...deAdmin, ...deMail },
  en,
  es: { ...es, ...esReports, ...esImports, ...esLocal, ...esAdmin, ...esMail },
  fr: { ...fr, ...frReports, ...frImports, ...frLocal, ...frAdmin, ...frMail },
  id: { ...id, ...idReports, ...idImports, ...idLocal, ...idAdmin, ...idMail },
  it: { ...it, ...itReports, ...itImports, ...itLocal, ...itAdmin, ...itMail },
  ko: { ...ko, ...koReports, ...koImports, ...koLocal, ...koAdmin, ...koMail },
  nl: { ...nl, ...nlReports, ...nlImports, ...nlLocal, ...nlAdmin, ...nlMail },
  pl: { ...pl, ...plReports, ...plImports, ...plLocal, ...plAdmin, ...plMail },
  pt: { ...pt, ...ptReports, ...ptImports, ...ptLocal, ...ptAdmin, ...ptMail },
  ru: { ...ru, ...ruReports, ...ruImports, ...ruLocal, ...ruAdmin, ...ruMail },
  th: { ...th, ...thReports, ...thImports, ...thLocal, ...thAdmin, ...thMail },
  'zh-cn': { ...zhCn, ...zhCnReports, ...zhCnImports, ...zhCnLocal, ...zhCnAdmin, ...zhCnMail },
};
