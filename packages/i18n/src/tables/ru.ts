import type { Table } from '../table.ts';
import { accountCare } from './ru/account-care.ts';
import { analysis } from './ru/analysis.ts';
import { charts } from './ru/charts.ts';
import { core } from './ru/core.ts';
import { editing } from './ru/editing.ts';
import { feedback } from './ru/feedback.ts';
import { imports } from './ru/imports.ts';
import { keys } from './ru/keys.ts';
import { meters } from './ru/meters.ts';
import { notices } from './ru/notices.ts';
import { places } from './ru/places.ts';
import { reportFile } from './ru/report-file.ts';
import { reports } from './ru/reports.ts';
import { sharing } from './ru/sharing.ts';
import { site } from './ru/site.ts';
import { siteDetail } from './ru/site-detail.ts';
import { tariffs } from './ru/tariffs.ts';
import { userSettings } from './ru/user-settings.ts';
import { verify } from './ru/verify.ts';

export const ru: Table = {
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
