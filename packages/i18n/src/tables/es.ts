import type { Table } from '../table.ts';
import { accountCare } from './es/account-care.ts';
import { analysis } from './es/analysis.ts';
import { charts } from './es/charts.ts';
import { core } from './es/core.ts';
import { editing } from './es/editing.ts';
import { feedback } from './es/feedback.ts';
import { imports } from './es/imports.ts';
import { keys } from './es/keys.ts';
import { meters } from './es/meters.ts';
import { notices } from './es/notices.ts';
import { places } from './es/places.ts';
import { reportFile } from './es/report-file.ts';
import { reports } from './es/reports.ts';
import { sharing } from './es/sharing.ts';
import { site } from './es/site.ts';
import { siteDetail } from './es/site-detail.ts';
import { tariffs } from './es/tariffs.ts';
import { userSettings } from './es/user-settings.ts';
import { verify } from './es/verify.ts';

export const es: Table = {
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
