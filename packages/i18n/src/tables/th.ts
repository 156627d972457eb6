import type { Table } from '../table.ts';
import { accountCare } from './th/account-care.ts';
import { addMeter } from './th/add-meter.ts';
import { alerts } from './th/alerts.ts';
import { analysis } from './th/analysis.ts';
import { app } from './th/app.ts';
import { audit } from './th/audit.ts';
import { autoSend } from './th/auto-send.ts';
import { brief } from './th/brief.ts';
import { channels } from './th/channels.ts';
import { charts } from './th/charts.ts';
import { core } from './th/core.ts';
import { demoFinds } from './th/demo-finds.ts';
import { editing } from './th/editing.ts';
import { endUses } from './th/end-uses.ts';
import { feedback } from './th/feedback.ts';
import { incidents } from './th/incidents.ts';
import { keys } from './th/keys.ts';
import { meters } from './th/meters.ts';
import { notices } from './th/notices.ts';
import { places } from './th/places.ts';
import { powerCheck } from './th/power-check.ts';
import { rejudged } from './th/rejudged.ts';
import { reports } from './th/reports.ts';
import { screenErrors } from './th/screen-errors.ts';
import { sharing } from './th/sharing.ts';
import { site } from './th/site.ts';
import { siteDetail } from './th/site-detail.ts';
import { tariffs } from './th/tariffs.ts';
import { userSettings } from './th/user-settings.ts';
import { verify } from './th/verify.ts';

export const th: Table = {
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
