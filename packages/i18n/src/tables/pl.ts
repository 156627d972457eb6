import type { Table } from '../table.ts';
import { accountCare } from './pl/account-care.ts';
import { analysis } from './pl/analysis.ts';
import { charts } from './pl/charts.ts';
import { core } from './pl/core.ts';
import { editing } from './pl/editing.ts';
import { feedback } from './pl/feedback.ts';
import { imports } from './pl/imports.ts';
import { keys } from './pl/keys.ts';
import { meters } from './pl/meters.ts';
import { notices } from './pl/notices.ts';
import { places } from './pl/places.ts';
import { reportFile } from './pl/report-file.ts';
import { reports } from './pl/reports.ts';
import { sharing } from './pl/sharing.ts';
import { site } from './pl/site.ts';
import { siteDetail } from './pl/site-detail.ts';
import { tariffs } from './pl/tariffs.ts';
import { userSettings } from './pl/user-settings.ts';
import { verify } from './pl/verify.ts';

export const pl: Table = {
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
