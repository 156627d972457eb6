import type { Table } from '../table.ts';
import { accountCare } from './cs/account-care.ts';
import { analysis } from './cs/analysis.ts';
import { charts } from './cs/charts.ts';
import { core } from './cs/core.ts';
import { editing } from './cs/editing.ts';
import { feedback } from './cs/feedback.ts';
import { imports } from './cs/imports.ts';
import { keys } from './cs/keys.ts';
import { meters } from './cs/meters.ts';
import { notices } from './cs/notices.ts';
import { places } from './cs/places.ts';
import { reportFile } from './cs/report-file.ts';
import { reports } from './cs/reports.ts';
import { sharing } from './cs/sharing.ts';
import { site } from './cs/site.ts';
import { siteDetail } from './cs/site-detail.ts';
import { tariffs } from './cs/tariffs.ts';
import { userSettings } from './cs/user-settings.ts';
import { verify } from './cs/verify.ts';

export const cs: Table = {
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
