import { accountCare } from './account-care.ts';
import { addMeter } from './add-meter.ts';
import { alerts } from './alerts.ts';
import { analysis } from './analysis.ts';
import { app } from './app.ts';
import { audit } from './audit.ts';
import { autoSend } from './auto-send.ts';
import { brief } from './brief.ts';
import { channels } from './channels.ts';
import { charts } from './charts.ts';
import { core } from './core.ts';
import { demoFinds } from './demo-finds.ts';
import { editing } from './editing.ts';
import { endUses } from './end-uses.ts';
import { feedback } from './feedback.ts';
import { incidents } from './incidents.ts';
import { keys } from './keys.ts';
import { meters } from './meters.ts';
import { notices } from './notices.ts';
import { places } from './places.ts';
import { powerCheck } from './power-check.ts';
import { rejudged } from './rejudged.ts';
import { reports } from './reports.ts';
import { screenErrors } from './screen-errors.ts';
import { sharing } from './sharing.ts';
import { site } from './site.ts';
import { siteDetail } from './site-detail.ts';
import { tariffs } from './tariffs.ts';
import { userSettings } from './user-settings.ts';
import { verify } from './verify.ts';

/** What every screen but that of imports, the administrator’s and those of local mode shows. */
export const whole = {
  ...core,
  ...screenErrors,
  ...site,
  ...siteDetail,
  ...charts,
  ...brief,
  ...demoFinds,
  ...editing,
  ...endUses,
  ...keys,
  ...verify,
  ...rejudged,
  ...reports,
  ...places,
  ...powerCheck,
  ...audit,
  ...tariffs,
  ...meters,
  ...addMeter,
  ...app,
  ...analysis,
  ...userSettings,
  ...sharing,
  ...accountCare,
  ...notices,
  ...autoSend,
  ...feedback,
  ...incidents,
  ...channels,
  ...alerts,
} as const;
