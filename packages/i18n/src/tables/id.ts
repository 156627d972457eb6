import type { Table } from '../table.ts';
import { accountCare } from './id/account-care.ts';
import { addMeter } from './id/add-meter.ts';
import { alerts } from './id/alerts.ts';
import { analysis } from './id/analysis.ts';
import { app } from './id/app.ts';
import { audit } from './id/audit.ts';
import { autoSend } from './id/auto-send.ts';
import { brief } from './id/brief.ts';
import { channels } from './id/channels.ts';
import { charts } from './id/charts.ts';
import { core } from './id/core.ts';
import { demoFinds } from './id/demo-finds.ts';
import { editing } from './id/editing.ts';
import { endUses } from './id/end-uses.ts';
import { feedback } from './id/feedback.ts';
import { incidents } from './id/incidents.ts';
import { keys } from './id/keys.ts';
import { meters } from './id/meters.ts';
import { notices } from './id/notices.ts';
import { places } from './id/places.ts';
import { powerCheck } from './id/power-check.ts';
import { rejudged } from './id/rejudged.ts';
import { reports } from './id/reports.ts';
import { screenErrors } from './id/screen-errors.ts';
import { sharing } from './id/sharing.ts';
import { site } from './id/site.ts';
import { siteDetail } from './id/site-detail.ts';
import { tariffs } from './id/tariffs.ts';
import { userSettings } from './id/user-settings.ts';
import { verify } from './id/verify.ts';

export const id: Table = {
  ...core,
  ...screenErrors,
  ...accountCare,
  ...alerts,
  ...feedback,
  ...notices,
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
