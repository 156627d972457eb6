import type { Table } from '../table.ts';
import { accountCare } from './nl/account-care.ts';
import { addMeter } from './nl/add-meter.ts';
import { alerts } from './nl/alerts.ts';
import { analysis } from './nl/analysis.ts';
import { app } from './nl/app.ts';
import { audit } from './nl/audit.ts';
import { autoSend } from './nl/auto-send.ts';
import { brief } from './nl/brief.ts';
import { channels } from './nl/channels.ts';
import { charts } from './nl/charts.ts';
import { core } from './nl/core.ts';
import { demoFinds } from './nl/demo-finds.ts';
import { editing } from './nl/editing.ts';
import { endUses } from './nl/end-uses.ts';
import { feedback } from './nl/feedback.ts';
import { incidents } from './nl/incidents.ts';
import { keys } from './nl/keys.ts';
import { meters } from './nl/meters.ts';
import { notices } from './nl/notices.ts';
import { places } from './nl/places.ts';
import { powerCheck } from './nl/power-check.ts';
import { rejudged } from './nl/rejudged.ts';
import { reports } from './nl/reports.ts';
import { screenErrors } from './nl/screen-errors.ts';
import { sharing } from './nl/sharing.ts';
import { site } from './nl/site.ts';
import { siteDetail } from './nl/site-detail.ts';
import { tariffs } from './nl/tariffs.ts';
import { userSettings } from './nl/user-settings.ts';
import { verify } from './nl/verify.ts';

export const nl: Table = {
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
