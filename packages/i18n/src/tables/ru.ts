import type { Table } from '../table.ts';
import { accountCare } from './ru/account-care.ts';
import { addMeter } from './ru/add-meter.ts';
import { alerts } from './ru/alerts.ts';
import { analysis } from './ru/analysis.ts';
import { app } from './ru/app.ts';
import { audit } from './ru/audit.ts';
import { autoSend } from './ru/auto-send.ts';
import { brief } from './ru/brief.ts';
import { channels } from './ru/channels.ts';
import { charts } from './ru/charts.ts';
import { core } from './ru/core.ts';
import { demoFinds } from './ru/demo-finds.ts';
import { editing } from './ru/editing.ts';
import { endUses } from './ru/end-uses.ts';
import { feedback } from './ru/feedback.ts';
import { incidents } from './ru/incidents.ts';
import { keys } from './ru/keys.ts';
import { meters } from './ru/meters.ts';
import { notices } from './ru/notices.ts';
import { places } from './ru/places.ts';
import { powerCheck } from './ru/power-check.ts';
import { rejudged } from './ru/rejudged.ts';
import { reports } from './ru/reports.ts';
import { screenErrors } from './ru/screen-errors.ts';
import { sharing } from './ru/sharing.ts';
import { site } from './ru/site.ts';
import { siteDetail } from './ru/site-detail.ts';
import { tariffs } from './ru/tariffs.ts';
import { userSettings } from './ru/user-settings.ts';
import { verify } from './ru/verify.ts';

export const ru: Table = {
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
