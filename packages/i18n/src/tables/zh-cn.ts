import type { Table } from '../table.ts';
import { accountCare } from './zh-cn/account-care.ts';
import { addMeter } from './zh-cn/add-meter.ts';
import { alerts } from './zh-cn/alerts.ts';
import { analysis } from './zh-cn/analysis.ts';
import { app } from './zh-cn/app.ts';
import { audit } from './zh-cn/audit.ts';
import { autoSend } from './zh-cn/auto-send.ts';
import { brief } from './zh-cn/brief.ts';
import { channels } from './zh-cn/channels.ts';
import { charts } from './zh-cn/charts.ts';
import { core } from './zh-cn/core.ts';
import { demoFinds } from './zh-cn/demo-finds.ts';
import { editing } from './zh-cn/editing.ts';
import { endUses } from './zh-cn/end-uses.ts';
import { feedback } from './zh-cn/feedback.ts';
import { incidents } from './zh-cn/incidents.ts';
import { keys } from './zh-cn/keys.ts';
import { meters } from './zh-cn/meters.ts';
import { notices } from './zh-cn/notices.ts';
import { places } from './zh-cn/places.ts';
import { powerCheck } from './zh-cn/power-check.ts';
import { rejudged } from './zh-cn/rejudged.ts';
import { reports } from './zh-cn/reports.ts';
import { screenErrors } from './zh-cn/screen-errors.ts';
import { sharing } from './zh-cn/sharing.ts';
import { site } from './zh-cn/site.ts';
import { siteDetail } from './zh-cn/site-detail.ts';
import { tariffs } from './zh-cn/tariffs.ts';
import { userSettings } from './zh-cn/user-settings.ts';
import { verify } from './zh-cn/verify.ts';

export const zhCn: Table = {
  ...core,
  ...screenErrors,
  ...accountCare,
  ...feedback,
  ...notices,
  ...autoSend,
  ...analysis,
  ...charts,
  ...brief,
  ...demoFinds,
  ...editing,
  ...endUses,
  ...incidents,
  ...channels,
  ...alerts,
  ...keys,
  ...meters,
  ...addMeter,
  ...app,
  ...places,
  ...powerCheck,
  ...rejudged,
  ...audit,
  ...reports,
  ...sharing,
  ...site,
  ...siteDetail,
  ...tariffs,
  ...userSettings,
  ...verify,
};
