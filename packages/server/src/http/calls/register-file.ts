// Puts a call that answers with a file on the server; its failures are envelopes like any other's.

import type { Call } from '@ohmstead/contract';
import type * as z from 'zod/mini';
import type { Outcome } from '../../errors/outcome.ts';
import type { AnsweredFile } from '../../report-export/answered-file.ts';
import { requireDone } from '../answers/require-done.ts';
import { accessOf, type CallRequest, inputOf, routePath, type Server } from './register-call.ts';

type Schema = z.ZodMiniType;

export const registerFile = <P extends Schema, Q extends Schema, B extends Schema>(
  server: Server,
  call: Call<P, Q, B>,
  handler: (request: CallRequest<P, Q, B>) => Promise<Outcome<AnsweredFile>>,
): void => {
  server.app.route({
    method: call.method,
    url: routePath(call.path),
    exposeHeadRoute: false,
    onRequest: accessOf(server, call),
    handler: async (request, reply) => {
      const { name, type, content } = requireDone(await handler(inputOf(call, request)));
      return reply
        .type(type === 'text/csv' ? `${type}; charset=utf-8` : type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  });
};
