import type { Table } from '../table.ts';
import { accountCare } from './it/account-care.ts';
import { addMeter } from './it/add-meter.ts';
import { alerts } from './it/alerts.ts';
import { analysis } from './it/analysis.ts';
import { app } from './it/app.ts';
import { audit } from './it/audit.ts';
import { autoSend } from './it/auto-send.ts';
import { brief } from './it/brief.ts';
import { channels } from './it/channels.ts';
import { charts } from './it/charts.ts';
import { core } from './it/core.ts';
import { demoFinds } from './it/demo-finds.ts';
import { editing } from './it/editing.ts';
import { endUses } from './it/end-uses.ts';
import { feedback } from './it/feedback.ts';
import { incidents } from './it/incidents.ts';
import { keys } from './it/keys.ts';
import { meters } from './it/meters.ts';
import { notices } from './it/notices.ts';
import { places } from './it/places.ts';
import { powerCheck } from './it/power-check.ts';
import { rejudged } from './it/rejudged.ts';
import { reports } from './it/reports.ts';
import { screenErrors } from './it/screen-errors.ts';
import { sharing } from './it/sharing.ts';
import { site } from './it/site.ts';
import { siteDetail } from './it/site-detail.ts';
import { tariffs } from './it/tariffs.ts';
import { userSettings } from './it/user-settings.ts';
import { verify } from './it/verify.ts';

export const it: Table = {
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
