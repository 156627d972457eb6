import type { Table } from '../table.ts';
import { accountCare } from './de/account-care.ts';
import { addMeter } from './de/add-meter.ts';
import { alerts } from './de/alerts.ts';
import { analysis } from './de/analysis.ts';
import { app } from './de/app.ts';
import { audit } from './de/audit.ts';
import { autoSend } from './de/auto-send.ts';
import { brief } from './de/brief.ts';
import { channels } from './de/channels.ts';
import { charts } from './de/charts.ts';
import { core } from './de/core.ts';
import { demoFinds } from './de/demo-finds.ts';
import { editing } from './de/editing.ts';
import { endUses } from './de/end-uses.ts';
import { feedback } from './de/feedback.ts';
import { incidents } from './de/incidents.ts';
import { keys } from './de/keys.ts';
import { meters } from './de/meters.ts';
import { notices } from './de/notices.ts';
import { places } from './de/places.ts';
import { powerCheck } from './de/power-check.ts';
import { rejudged } from './de/rejudged.ts';
import { reports } from './de/reports.ts';
import { screenErrors } from './de/screen-errors.ts';
import { sharing } from './de/sharing.ts';
import { site } from './de/site.ts';
import { siteDetail } from './de/site-detail.ts';
import { tariffs } from './de/tariffs.ts';
import { userSettings } from './de/user-settings.ts';
import { verify } from './de/verify.ts';

export const de: Table = {
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
