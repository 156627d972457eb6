import type { Table } from '../table.ts';
import { accountCare } from './cs/account-care.ts';
import { addMeter } from './cs/add-meter.ts';
import { alerts } from './cs/alerts.ts';
import { analysis } from './cs/analysis.ts';
import { app } from './cs/app.ts';
import { audit } from './cs/audit.ts';
import { autoSend } from './cs/auto-send.ts';
import { brief } from './cs/brief.ts';
import { channels } from './cs/channels.ts';
import { charts } from './cs/charts.ts';
import { core } from './cs/core.ts';
import { demoFinds } from './cs/demo-finds.ts';
import { editing } from './cs/editing.ts';
import { endUses } from './cs/end-uses.ts';
import { feedback } from './cs/feedback.ts';
import { incidents } from './cs/incidents.ts';
import { keys } from './cs/keys.ts';
import { meters } from './cs/meters.ts';
import { notices } from './cs/notices.ts';
import { places } from './cs/places.ts';
import { powerCheck } from './cs/power-check.ts';
import { rejudged } from './cs/rejudged.ts';
import { reports } from './cs/reports.ts';
import { screenErrors } from './cs/screen-errors.ts';
import { sharing } from './cs/sharing.ts';
import { site } from './cs/site.ts';
import { siteDetail } from './cs/site-detail.ts';
import { tariffs } from './cs/tariffs.ts';
import { userSettings } from './cs/user-settings.ts';
import { verify } from './cs/verify.ts';

export const cs: Table = {
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
