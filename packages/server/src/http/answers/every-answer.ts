// The headers of every answer, whatever route, error or stream it is of. Routes that know better replace them.
import type { Server } from 'node:http';

/** Nothing that is answered is for a browser to guess at, to keep, or to show as a page. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Sets the headers before the framework sees the request, since the framework answers its own errors beside all hooks.
 */
export const sendWithEveryAnswer = (server: Server): void => {
  const headers = Object.entries(everyAnswer);
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
};
