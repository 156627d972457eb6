// Ends requests whose body does not come to an end. Node has one limit for all requests, and files of history need
// a longer one than strangers may have.
import type { IncomingMessage, Server } from 'node:http';
import type { OpenRequests } from './open-requests.ts';

const lookEveryMs = 30_000;
/** Two minutes, and half a minute more at most. */
const patientLooks = 4;

const allowed = new WeakSet<IncomingMessage>();

/** This request's body has only the server's own limit. */
export const letBodyTakeLong = (request: IncomingMessage): void => void allowed.add(request);

export const limitBodyTime = (server: Server, requests: OpenRequests, everyMs = lookEveryMs): void => {
  const looks = new WeakMap<IncomingMessage, number>();
  const look = (): void => {
    for (const [socket, { req: request }] of requests) {
      if (request.complete || allowed.has(request)) continue;
      const before = looks.get(request) ?? 0;
      if (before >= patientLooks) socket.destroy();
      else looks.set(request, before + 1);
    }
  };
  const looking = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(looking));
};
