import type { Table } from '../table.ts';
import { accountCare } from './it/account-care.ts';
import { analysis } from './it/analysis.ts';
import { charts } from './it/charts.ts';
import { core } from './it/core.ts';
import { editing } from './it/editing.ts';
import { feedback } from './it/feedback.ts';
import { imports } from './it/imports.ts';
import { keys } from './it/keys.ts';
import { meters } from './it/meters.ts';
import { notices } from './it/notices.ts';
import { places } from './it/places.ts';
import { reportFile } from './it/report-file.ts';
import { reports } from './it/reports.ts';
import { sharing } from './it/sharing.ts';
import { site } from './it/site.ts';
import { siteDetail } from './it/site-detail.ts';
import { tariffs } from './it/tariffs.ts';
import { userSettings } from './it/user-settings.ts';
import { verify } from './it/verify.ts';

export const it: Table = {
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
