// What administrators do, by subject.
import type { Context } from '../../context/context.ts';
import type { Server } from '../calls/register-call.ts';
import { registerAccountAdministration } from './account-routes.ts';
import { registerAnnouncementCalls } from './announcement-routes.ts';
import { registerFeedbackAdministration } from './feedback-routes.ts';
import { registerMailAdministration } from './mail-routes.ts';
import { registerMeterAdministration } from './meter-routes.ts';
import { registerOperationAdministration } from './operation-routes.ts';
import { registerTextAdministration } from './text-routes.ts';
import { registerUnknownAdministration } from './unknown-routes.ts';

export const registerAdministration = (server: Server, context: Context): void => {
  registerAccountAdministration(server, context);
  registerMeterAdministration(server, context);
  registerTextAdministration(server, context);
  registerOperationAdministration(server, context);
  registerAnnouncementCalls(server, context);
  registerFeedbackAdministration(server, context);
  registerMailAdministration(server, context);
  registerUnknownAdministration(server);
};
