// Whatever else lies below /api/v1/admin/: only administrators learn that there is nothing.
import { calls } from '@ohmstead/contract';
import { AppError } from '../answers/app-error.ts';
import { accessOf, type Server } from '../calls/register-call.ts';

export const registerUnknownAdministration = (server: Server): void => {
  server.app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/admin/*',
    onRequest: [...accessOf(server, calls.admin.health), refuseUnknown],
    handler: refuseUnknown,
  });
};

const refuseUnknown = async (): Promise<never> => {
  throw new AppError('not_found');
};
