import type { Table } from '../table.ts';
import { accountCare } from './pt/account-care.ts';
import { addMeter } from './pt/add-meter.ts';
import { alerts } from './pt/alerts.ts';
import { analysis } from './pt/analysis.ts';
import { app } from './pt/app.ts';
import { audit } from './pt/audit.ts';
import { autoSend } from './pt/auto-send.ts';
import { brief } from './pt/brief.ts';
import { channels } from './pt/channels.ts';
import { charts } from './pt/charts.ts';
import { core } from './pt/core.ts';
import { demoFinds } from './pt/demo-finds.ts';
import { editing } from './pt/editing.ts';
import { endUses } from './pt/end-uses.ts';
import { feedback } from './pt/feedback.ts';
import { incidents } from './pt/incidents.ts';
import { keys } from './pt/keys.ts';
import { meters } from './pt/meters.ts';
import { notices } from './pt/notices.ts';
import { places } from './pt/places.ts';
import { powerCheck } from './pt/power-check.ts';
import { rejudged } from './pt/rejudged.ts';
import { reports } from './pt/reports.ts';
import { screenErrors } from './pt/screen-errors.ts';
import { sharing } from './pt/sharing.ts';
import { site } from './pt/site.ts';
import { siteDetail } from './pt/site-detail.ts';
import { tariffs } from './pt/tariffs.ts';
import { userSettings } from './pt/user-settings.ts';
import { verify } from './pt/verify.ts';

export const pt: Table = {
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
