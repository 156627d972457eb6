import type { Table } from '../table.ts';
import { accountCare } from './id/account-care.ts';
import { analysis } from './id/analysis.ts';
import { charts } from './id/charts.ts';
import { core } from './id/core.ts';
import { editing } from './id/editing.ts';
import { feedback } from './id/feedback.ts';
import { imports } from './id/imports.ts';
import { keys } from './id/keys.ts';
import { meters } from './id/meters.ts';
import { notices } from './id/notices.ts';
import { places } from './id/places.ts';
import { reportFile } from './id/report-file.ts';
import { reports } from './id/reports.ts';
import { sharing } from './id/sharing.ts';
import { site } from './id/site.ts';
import { siteDetail } from './id/site-detail.ts';
import { tariffs } from './id/tariffs.ts';
import { userSettings } from './id/user-settings.ts';
import { verify } from './id/verify.ts';

export const id: Table = {
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
