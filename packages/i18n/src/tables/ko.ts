import type { Table } from '../table.ts';
import { accountCare } from './ko/account-care.ts';
import { addMeter } from './ko/add-meter.ts';
import { alerts } from './ko/alerts.ts';
import { analysis } from './ko/analysis.ts';
import { app } from './ko/app.ts';
import { audit } from './ko/audit.ts';
import { autoSend } from './ko/auto-send.ts';
import { brief } from './ko/brief.ts';
import { channels } from './ko/channels.ts';
import { charts } from './ko/charts.ts';
import { core } from './ko/core.ts';
import { demoFinds } from './ko/demo-finds.ts';
import { editing } from './ko/editing.ts';
import { endUses } from './ko/end-uses.ts';
import { feedback } from './ko/feedback.ts';
import { incidents } from './ko/incidents.ts';
import { keys } from './ko/keys.ts';
import { meters } from './ko/meters.ts';
import { notices } from './ko/notices.ts';
import { places } from './ko/places.ts';
import { powerCheck } from './ko/power-check.ts';
import { rejudged } from './ko/rejudged.ts';
import { reports } from './ko/reports.ts';
import { screenErrors } from './ko/screen-errors.ts';
import { sharing } from './ko/sharing.ts';
import { site } from './ko/site.ts';
import { siteDetail } from './ko/site-detail.ts';
import { tariffs } from './ko/tariffs.ts';
import { userSettings } from './ko/user-settings.ts';
import { verify } from './ko/verify.ts';

export const ko: Table = {
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
