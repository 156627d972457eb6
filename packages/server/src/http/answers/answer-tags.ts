// An answer that the client already has is not sent again. The client still asks every time, since nearly every figure
// may change: the tag only saves sending and reading it. Browsers keep what is the same for everybody; what
// an account is answered stays out of their caches, and a client that wants to save names the tag itself.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const tagAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isTagged(request, reply, payload)) return payload;
    const tag = tagOf(payload);
    reply.headers({ etag: tag, vary: 'token, lang, origin' });
    if (isForEverybody(request)) reply.header('cache-control', 'no-cache');
    if (!namesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
};

const isTagged = (request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string =>
  request.method === 'GET' &&
  reply.statusCode === 200 &&
  typeof payload === 'string' &&
  !isFile(reply) &&
  !isPart(request);

/** Nobody keeps an answer of which days are still to be computed. */
const isPart = ({ allowance }: FastifyRequest): boolean => allowance !== null && allowance.timesLeft() > 0;

const isFile = (reply: FastifyReply): boolean => reply.hasHeader('content-disposition');

const isForEverybody = ({ url }: FastifyRequest): boolean =>
  /^\/api\/(?:v1\/common\/|openapi\.json)/.test(url);

/** Weak: compressed or not, it says the same. */
const tagOf = (payload: string): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;

const namesTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((named) => named.trim() === tag) ?? false;
