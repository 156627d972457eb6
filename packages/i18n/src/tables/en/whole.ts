import { accountCare } from './account-care.ts';
import { analysis } from './analysis.ts';
import { charts } from './charts.ts';
import { core } from './core.ts';
import { editing } from './editing.ts';
import { feedback } from './feedback.ts';
import { imports } from './imports.ts';
import { keys } from './keys.ts';
import { meters } from './meters.ts';
import { notices } from './notices.ts';
import { places } from './places.ts';
import { reportFile } from './report-file.ts';
import { reports } from './reports.ts';
import { sharing } from './sharing.ts';
import { site } from './site.ts';
import { siteDetail } from './site-detail.ts';
import { tariffs } from './tariffs.ts';
import { userSettings } from './user-settings.ts';
import { verify } from './verify.ts';

/** What every screen but the administrator’s shows. */
export const whole = {
  ...core,
  ...site,
  ...siteDetail,
  ...charts,
  ...editing,
  ...keys,
  ...verify,
  ...reportFile,
  ...reports,
  ...places,
  ...tariffs,
  ...meters,
  ...imports,
  ...analysis,
  ...userSettings,
  ...sharing,
  ...accountCare,
  ...notices,
  ...feedback,
} as const;
