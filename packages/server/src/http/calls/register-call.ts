// Puts a call of the contract on the server: access first, then input, handler, envelope.
import { type Call, needsSession } from '@ohmstead/contract';
import { type LanguageCode, type TextKey, type TextParams, textOf } from '@ohmstead/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Sessions } from '../../accounts/sessions.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Outcome } from '../../errors/outcome.ts';
import { parseInput } from '../../errors/parse-input.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import type { RequestAllowance } from '../../rollups/allowance.ts';
import type { Database } from '../../storage/schema.ts';
import {
  refuseDemo,
  refuseFirstPassword,
  refuseUnlessAdministrator,
  requireSession,
} from '../access/door.ts';
import { requireOwned } from '../access/owned.ts';
import { AppError } from '../answers/app-error.ts';
import { failure, languageOfRequest, success } from '../answers/envelope.ts';
import { requireDone } from '../answers/require-done.ts';

type Schema = z.ZodMiniType;

/** A handler gets checked input, and the raw request for what is no input (address, client, session). */
export type CallRequest<P extends Schema, Q extends Schema, B extends Schema> = {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  readonly lang: LanguageCode;
  readonly request: FastifyRequest;
};

export type Server = {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ingest: Pick<Ingest, 'untilReadable'>;
  /** Null while nothing can be kept: who asked again would find no more. */
  readonly newAllowance: () => RequestAllowance | null;
  /** Tests check every answer against the contract. */
  readonly checkOutput: boolean;
};

/** A text, with the values in it if there are any. */
type Said = TextKey | { readonly key: TextKey; readonly params: TextParams };

type Done<Request, Data> = Said | ((request: Request, data: Data) => Said);

const textOfSaid = (lang: LanguageCode, said: Said): string =>
  typeof said === 'string' ? textOf(lang, said) : textOf(lang, said.key, said.params);

export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

export const registerCall = <P extends Schema, Q extends Schema, B extends Schema, O extends Schema>(
  server: Server,
  call: Call<P, Q, B, O>,
  handler: (request: CallRequest<P, Q, B>, reply: FastifyReply) => Promise<Outcome<z.input<O>>>,
  /** The message of a success, where a person waits for one. */
  done?: Done<CallRequest<P, Q, B>, z.input<O>>,
): void => {
  server.app.route({
    method: call.method,
    url: routePath(call.path),
    exposeHeadRoute: !call.changes,
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    onRequest: accessOf(server, call),
    preHandler: requireOwned(server, call, 'body'),
    handler: async (request, reply) => {
      requireDone(parseInput(call.params, request.params));
      try {
        if (call.computes) request.allowance = server.newAllowance();
        const input = inputOf(call, request);
        const data = requireDone(await handler(input, reply));
        if (server.checkOutput) call.output.parse(data);
        const said = typeof done === 'function' ? done(input, data) : done;
        return success(data, said && textOfSaid(input.lang, said), request.allowance?.end());
      } catch (error) {
        const isShownAsText = call.failsAsText && error instanceof AppError && error.status === 400;
        if (!isShownAsText) throw error;
        const { message } = failure(languageOfRequest(request), error);
        return { successful: false, message, data: message };
      }
    },
  });
};

export const accessOf = ({ sessions, db, clock, ingest }: Server, call: Call): onRequestAsyncHookHandler[] =>
  needsSession(call)
    ? [
        requireSession(sessions),
        ...(call.access === 'admin' ? [refuseUnlessAdministrator] : []),
        ...(call.firstPassword === 'allowed' ? [] : [refuseFirstPassword]),
        ...(call.demo === 'refused' ? [refuseDemo] : []),
        ...requireOwned({ db, clock }, call, 'params'),
        ...(call.method === 'GET' ? [ingest.untilReadable] : []),
      ]
    : [];

export const inputOf = <P extends Schema, Q extends Schema, B extends Schema>(
  call: Pick<Call<P, Q, B>, 'params' | 'query' | 'body'>,
  request: FastifyRequest,
): CallRequest<P, Q, B> => ({
  params: requireDone(parseInput(call.params, request.params)),
  query: requireDone(parseInput(call.query, request.query)),
  body: requireDone(parseInput(call.body, request.body)),
  lang: languageOfRequest(request),
  request,
});
