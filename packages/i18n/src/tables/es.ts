import type { Table } from '../table.ts';
import { accountCare } from './es/account-care.ts';
import { addMeter } from './es/add-meter.ts';
import { alerts } from './es/alerts.ts';
import { analysis } from './es/analysis.ts';
import { app } from './es/app.ts';
import { audit } from './es/audit.ts';
import { autoSend } from './es/auto-send.ts';
import { brief } from './es/brief.ts';
import { channels } from './es/channels.ts';
import { charts } from './es/charts.ts';
import { core } from './es/core.ts';
import { demoFinds } from './es/demo-finds.ts';
import { editing } from './es/editing.ts';
import { endUses } from './es/end-uses.ts';
import { feedback } from './es/feedback.ts';
import { incidents } from './es/incidents.ts';
import { keys } from './es/keys.ts';
import { meters } from './es/meters.ts';
import { notices } from './es/notices.ts';
import { places } from './es/places.ts';
import { powerCheck } from './es/power-check.ts';
import { rejudged } from './es/rejudged.ts';
import { reports } from './es/reports.ts';
import { screenErrors } from './es/screen-errors.ts';
import { sharing } from './es/sharing.ts';
import { site } from './es/site.ts';
import { siteDetail } from './es/site-detail.ts';
import { tariffs } from './es/tariffs.ts';
import { userSettings } from './es/user-settings.ts';
import { verify } from './es/verify.ts';

export const es: Table = {
  ...core,
  ...screenErrors,
  ...accountCare,
  ...feedback,
  ...notices,
  ...alerts,
  ...analysis,
  ...autoSend,
  ...channels,
  ...charts,
  ...brief,
  ...demoFinds,
  ...editing,
  ...endUses,
  ...incidents,
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
