// A server that takes no feedback has none of its calls, once it is known who asks.
import type { Call } from '@ohmstead/contract';
import { AppError } from '../answers/app-error.ts';
import { accessOf, routePath, type Server } from '../calls/register-call.ts';

export const registerAsUnknown = (server: Server, calls: readonly Call[]): void => {
  for (const call of calls) {
    const { owned: _, ...ofAnybody } = call;
    server.app.route({
      method: call.method,
      url: routePath(call.path),
      onRequest: [...accessOf(server, ofAnybody), refuseUnknown],
      handler: refuseUnknown,
    });
  }
};

const refuseUnknown = async (): Promise<never> => {
  throw new AppError('not_found');
};
