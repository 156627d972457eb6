import type { Table } from '../table.ts';
import { accountCare } from './zh-cn/account-care.ts';
import { analysis } from './zh-cn/analysis.ts';
import { charts } from './zh-cn/charts.ts';
import { core } from './zh-cn/core.ts';
import { editing } from './zh-cn/editing.ts';
import { feedback } from './zh-cn/feedback.ts';
import { imports } from './zh-cn/imports.ts';
import { keys } from './zh-cn/keys.ts';
import { meters } from './zh-cn/meters.ts';
import { notices } from './zh-cn/notices.ts';
import { places } from './zh-cn/places.ts';
import { reportFile } from './zh-cn/report-file.ts';
import { reports } from './zh-cn/reports.ts';
import { sharing } from './zh-cn/sharing.ts';
import { site } from './zh-cn/site.ts';
import { siteDetail } from './zh-cn/site-detail.ts';
import { tariffs } from './zh-cn/tariffs.ts';
import { userSettings } from './zh-cn/user-settings.ts';
import { verify } from './zh-cn/verify.ts';

export const zhCn: Table = {
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
