// Ends requests whose body does not come to an end. Node has one limit for all requests, while files of history need a
// longer one than strangers may have.
import type { IncomingMessage, Server } from 'node:http';
import type { OpenRequests } from './open-requests.ts';

const lookEveryMs = 30_000;
/** After two minutes, or half a minute more at most, the request is ended. */
const patientLooks = 4;

const allowed = new WeakSet<IncomingMessage>();

/** Leaves this request only the server's own limit, for its body and for its answer. */
export const allowSlowBody = (request: IncomingMessage): void => void allowed.add(request);

export const isSlowBodyAllowed = (request: IncomingMessage): boolean => allowed.has(request);

export const limitBodyTime = (server: Server, requests: OpenRequests, everyMs = lookEveryMs): void => {
  const looks = new WeakMap<IncomingMessage, number>();
  const look = (): void => {
    for (const [socket, responses] of requests) {
      const request = responses.at(-1)?.req;
      if (request === undefined || request.complete || isSlowBodyAllowed(request)) continue;
      const before = looks.get(request) ?? 0;
      if (before >= patientLooks) socket.destroy();
      else looks.set(request, before + 1);
    }
  };
  const looking = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(looking));
};
