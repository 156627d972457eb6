// What administrators do, by subject.
import type { Context } from '../../context/context.ts';
import type { Server } from '../calls/register-call.ts';
import { registerAccountAdministration } from './account-routes.ts';
import { registerMeterAdministration } from './meter-routes.ts';
import { registerOperationAdministration } from './operation-routes.ts';
import { registerTextAdministration } from './text-routes.ts';

export const registerAdministration = (server: Server, context: Context): void => {
  registerAccountAdministration(server, context);
  registerMeterAdministration(server, context);
  registerTextAdministration(server, context);
  registerOperationAdministration(server, context);
};
