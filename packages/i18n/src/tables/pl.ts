import type { Table } from '../table.ts';
import { accountCare } from './pl/account-care.ts';
import { addMeter } from './pl/add-meter.ts';
import { alerts } from './pl/alerts.ts';
import { analysis } from './pl/analysis.ts';
import { app } from './pl/app.ts';
import { audit } from './pl/audit.ts';
import { autoSend } from './pl/auto-send.ts';
import { brief } from './pl/brief.ts';
import { channels } from './pl/channels.ts';
import { charts } from './pl/charts.ts';
import { core } from './pl/core.ts';
import { demoFinds } from './pl/demo-finds.ts';
import { editing } from './pl/editing.ts';
import { endUses } from './pl/end-uses.ts';
import { feedback } from './pl/feedback.ts';
import { incidents } from './pl/incidents.ts';
import { keys } from './pl/keys.ts';
import { meters } from './pl/meters.ts';
import { notices } from './pl/notices.ts';
import { places } from './pl/places.ts';
import { powerCheck } from './pl/power-check.ts';
import { rejudged } from './pl/rejudged.ts';
import { reports } from './pl/reports.ts';
import { screenErrors } from './pl/screen-errors.ts';
import { sharing } from './pl/sharing.ts';
import { site } from './pl/site.ts';
import { siteDetail } from './pl/site-detail.ts';
import { tariffs } from './pl/tariffs.ts';
import { userSettings } from './pl/user-settings.ts';
import { verify } from './pl/verify.ts';

export const pl: Table = {
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
