import type { Table } from '../table.ts';
import { accountCare } from './pt/account-care.ts';
import { analysis } from './pt/analysis.ts';
import { charts } from './pt/charts.ts';
import { core } from './pt/core.ts';
import { editing } from './pt/editing.ts';
import { feedback } from './pt/feedback.ts';
import { imports } from './pt/imports.ts';
import { keys } from './pt/keys.ts';
import { meters } from './pt/meters.ts';
import { notices } from './pt/notices.ts';
import { places } from './pt/places.ts';
import { reportFile } from './pt/report-file.ts';
import { reports } from './pt/reports.ts';
import { sharing } from './pt/sharing.ts';
import { site } from './pt/site.ts';
import { siteDetail } from './pt/site-detail.ts';
import { tariffs } from './pt/tariffs.ts';
import { userSettings } from './pt/user-settings.ts';
import { verify } from './pt/verify.ts';

export const pt: Table = {
  ...core,
  ...accountCare,
  ...feedback,
  ...notices,
  ...analysis,
  ...charts,
  ...editing,
  ...imports,
  ...keys,
  ...meters,
  ...places,
  ...reportFile,
  ...reports,
  ...sharing,
  ...site,
  ...siteDetail,
  ...tariffs,
  ...userSettings,
  ...verify,
};
