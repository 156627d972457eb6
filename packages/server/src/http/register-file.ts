// Puts a call that answers with a file on the server; its failures are envelopes like any other's.
import type { Readable } from 'node:stream';
import type { Call } from '@ohmstead/contract';
import type * as z from 'zod/mini';
import { accessOf, type CallRequest, inputOf, routePath, type Server } from './register-call.ts';

type Schema = z.ZodMiniType;

export type AnsweredFile = {
  /** Of letters, digits, points and hyphens: it goes into a header. */
  readonly name: string;
  readonly type: NonNullable<Call['file']>[number];
  readonly content: string | Buffer | Readable;
};

export const registerFile = <P extends Schema, Q extends Schema, B extends Schema>(
  server: Server,
  call: Call<P, Q, B>,
  handler: (request: CallRequest<P, Q, B>) => Promise<AnsweredFile>,
): void => {
  server.app.route({
    method: call.method,
    url: routePath(call.path),
    exposeHeadRoute: false,
    onRequest: accessOf(server, call),
    handler: async (request, reply) => {
      const { name, type, content } = await handler(inputOf(call, request));
      return reply
        .type(type === 'text/csv' ? `${type}; charset=utf-8` : type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  });
};
