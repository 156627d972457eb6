// Lets the app's pages call this server, and no others. Tokens travel in a header that only the app's own code can set;
// cookies and other credentials of the browser are never allowed.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const allowed: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
  'access-control-allow-headers': 'token, lang, client, content-type, if-none-match',
  'access-control-max-age': '7200',
};
/** What the app's code reads of an answer beyond what every page may. */
const exposed = 'content-disposition, etag, retry-after';

type Next = (error?: Error) => void;

/** Before anything else is asked of a request: a refusal has to be readable, too. Written raw, for streams as well. */
export const allowAppOrigins = (app: FastifyInstance, origins: readonly string[]): void => {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, next: Next) => {
    // What is kept of an answer for one origin must not be given to another.
    reply.raw.setHeader('vary', 'origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return next();
    reply.raw.setHeader('access-control-allow-origin', origin);
    reply.raw.setHeader('access-control-expose-headers', exposed);
    if (request.method !== 'OPTIONS' || asked === undefined) return next();
    reply.code(204).headers(allowed).send();
  });
};
