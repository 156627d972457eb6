import { accountCare } from './en/account-care.ts';
import { admin } from './en/admin.ts';
import { analysis } from './en/analysis.ts';
import { charts } from './en/charts.ts';
import { core } from './en/core.ts';
import { editing } from './en/editing.ts';
import { feedback } from './en/feedback.ts';
import { imports } from './en/imports.ts';
import { keys } from './en/keys.ts';
import { mail } from './en/mail.ts';
import { meters } from './en/meters.ts';
import { notices } from './en/notices.ts';
import { places } from './en/places.ts';
import { reportFile } from './en/report-file.ts';
import { reports } from './en/reports.ts';
import { sharing } from './en/sharing.ts';
import { site } from './en/site.ts';
import { siteDetail } from './en/site-detail.ts';
import { tariffs } from './en/tariffs.ts';
import { userSettings } from './en/user-settings.ts';
import { verify } from './en/verify.ts';

/** The source of every key. */
export const en = {
  ...core,
  ...site,
  ...siteDetail,
  ...charts,
  ...editing,
  ...keys,
  ...verify,
  ...reportFile,
  ...reports,
  ...places,
  ...tariffs,
  ...meters,
  ...imports,
  ...analysis,
  ...userSettings,
  ...sharing,
  ...accountCare,
  ...notices,
  ...feedback,
  ...mail,
  ...admin,
} as const;
