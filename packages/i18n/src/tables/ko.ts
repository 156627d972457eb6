import type { Table } from '../table.ts';
import { accountCare } from './ko/account-care.ts';
import { analysis } from './ko/analysis.ts';
import { charts } from './ko/charts.ts';
import { core } from './ko/core.ts';
import { editing } from './ko/editing.ts';
import { feedback } from './ko/feedback.ts';
import { imports } from './ko/imports.ts';
import { keys } from './ko/keys.ts';
import { meters } from './ko/meters.ts';
import { notices } from './ko/notices.ts';
import { places } from './ko/places.ts';
import { reportFile } from './ko/report-file.ts';
import { reports } from './ko/reports.ts';
import { sharing } from './ko/sharing.ts';
import { site } from './ko/site.ts';
import { siteDetail } from './ko/site-detail.ts';
import { tariffs } from './ko/tariffs.ts';
import { userSettings } from './ko/user-settings.ts';
import { verify } from './ko/verify.ts';

export const ko: Table = {
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
