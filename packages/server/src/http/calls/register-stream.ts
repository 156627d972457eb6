// Puts a streaming call of the contract on the server.
import type { Call } from '@ohmstead/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { type Outcome, type Refusal, refuse } from '../../errors/outcome.ts';
import { openEventStream } from '../../live/event-stream.ts';
import { liveEvents, type Subject } from '../../live/live-event.ts';
import type { OpenStream } from '../../live/open-streams.ts';
import { findAccess } from '../../sharing/site-access.ts';
import { quotasOfRequest } from '../access/check-quotas.ts';
import { sessionOf, tokenOf } from '../access/door.ts';
import { AppError } from '../answers/app-error.ts';
import { failure, languageOfRequest } from '../answers/envelope.ts';
import { requireDone } from '../answers/require-done.ts';
import { accessOf, type CallRequest, inputOf, routePath, type Server } from './register-call.ts';

export const registerStream = <P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType>(
  server: Server,
  context: Context,
  call: Call<P, Q, B>,
  subjectOf: (input: CallRequest<P, Q, B>) => Promise<Outcome<Subject>>,
): void => {
  server.app.route({
    method: call.method,
    url: routePath(call.path),
    exposeHeadRoute: false,
    onRequest: accessOf(server, call),
    handler: async (request, reply) => {
      const subject = requireDone(await subjectOf(inputOf(call, request)));
      // The first event is read before the stream begins, so that its errors are still plain answers.
      const [first = ''] = await liveEvents(context.db, [subject], nowMs(context.clock));
      if (server.checkOutput) call.output.parse(JSON.parse(first));
      // No other stream can begin between this and the next line.
      requireDone(checkStreams(context, request));
      follow(context, { subject, first, request, reply });
      return reply;
    },
  });
};

const checkStreams = (context: Context, request: FastifyRequest): Refusal | null => {
  const { streams, streamsPerToken } = quotasOfRequest(context, request);
  const open = context.streams;
  const over = (count: number) => refuse('quota_streams', { count, retryAfterSeconds: 10 });
  if (open.countOf({ accountId: sessionOf(request).accountId }) >= streams) return over(streams);
  const ofToken = open.countOf({ token: tokenOf(request) ?? '' });
  return ofToken >= streamsPerToken ? over(streamsPerToken) : null;
};

type Following = {
  readonly subject: Subject;
  readonly first: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

const follow = (context: Context, { subject, first, request, reply }: Following): void => {
  const { hub, streams, sessions, log } = context;
  reply.hijack();
  // The client left while its first event was read, and no event will report that again.
  if (reply.raw.destroyed) return;
  const events = openEventStream(reply.raw, {
    onHeartbeat: () => stream.check(),
    onClosed: () => {
      stopWatching();
      streams.remove(stream);
    },
  });
  const endWith = (code: 'unavailable' | 'wrong_id' | SessionEnd): void =>
    events.end(JSON.stringify(failure(languageOfRequest(request), new AppError(code))));
  const check = async (): Promise<void> => {
    const state = await sessions.stateOf(tokenOf(request));
    if (state.kind === 'closed') return endWith(state.code);
    if (!(await mayStillSee(context, subject, sessionOf(request).accountId))) endWith('wrong_id');
  };
  const stream: OpenStream = {
    accountId: sessionOf(request).accountId,
    token: tokenOf(request) ?? '',
    check: () =>
      void check().catch((error) => log.warn({ err: error }, 'a stream’s session was not checked')),
    shut: () => endWith('unavailable'),
  };
  const stopWatching = hub.watch(subject, events.send);
  streams.add(stream);
  events.send(first);
};

/** A site may be deleted or no longer shared while it is watched. */
const mayStillSee = async ({ db }: Context, subject: Subject, accountId: number): Promise<boolean> =>
  subject.kind === 'account' ||
  (await findAccess(db, { kind: 'site', id: subject.siteId, accountId })) !== null;

type SessionEnd = 'login_required' | 'login_expired' | 'logged_in_elsewhere';
