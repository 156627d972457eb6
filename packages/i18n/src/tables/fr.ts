import type { Table } from '../table.ts';
import { accountCare } from './fr/account-care.ts';
import { addMeter } from './fr/add-meter.ts';
import { alerts } from './fr/alerts.ts';
import { analysis } from './fr/analysis.ts';
import { app } from './fr/app.ts';
import { audit } from './fr/audit.ts';
import { autoSend } from './fr/auto-send.ts';
import { brief } from './fr/brief.ts';
import { channels } from './fr/channels.ts';
import { charts } from './fr/charts.ts';
import { core } from './fr/core.ts';
import { demoFinds } from './fr/demo-finds.ts';
import { editing } from './fr/editing.ts';
import { endUses } from './fr/end-uses.ts';
import { feedback } from './fr/feedback.ts';
import { incidents } from './fr/incidents.ts';
import { keys } from './fr/keys.ts';
import { meters } from './fr/meters.ts';
import { notices } from './fr/notices.ts';
import { places } from './fr/places.ts';
import { powerCheck } from './fr/power-check.ts';
import { rejudged } from './fr/rejudged.ts';
import { reports } from './fr/reports.ts';
import { screenErrors } from './fr/screen-errors.ts';
import { sharing } from './fr/sharing.ts';
import { site } from './fr/site.ts';
import { siteDetail } from './fr/site-detail.ts';
import { tariffs } from './fr/tariffs.ts';
import { userSettings } from './fr/user-settings.ts';
import { verify } from './fr/verify.ts';

export const fr: Table = {
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
