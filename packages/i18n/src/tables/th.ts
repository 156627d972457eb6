import type { Table } from '../table.ts';
import { accountCare } from './th/account-care.ts';
import { analysis } from './th/analysis.ts';
import { charts } from './th/charts.ts';
import { core } from './th/core.ts';
import { editing } from './th/editing.ts';
import { feedback } from './th/feedback.ts';
import { imports } from './th/imports.ts';
import { keys } from './th/keys.ts';
import { meters } from './th/meters.ts';
import { notices } from './th/notices.ts';
import { places } from './th/places.ts';
import { reportFile } from './th/report-file.ts';
import { reports } from './th/reports.ts';
import { sharing } from './th/sharing.ts';
import { site } from './th/site.ts';
import { siteDetail } from './th/site-detail.ts';
import { tariffs } from './th/tariffs.ts';
import { userSettings } from './th/user-settings.ts';
import { verify } from './th/verify.ts';

export const th: Table = {
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
