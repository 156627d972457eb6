// The built web app: hashed files for ever, the page itself always asked for anew, and for all of its addresses.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const yearSeconds = 365 * 24 * 3600;

export const registerWeb = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  if (!(await exists(join(webRoot, 'index.html')))) return;
  await app.register(files, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheOf(path)),
  });
  app.get('/*', async (request, reply) =>
    isAppAddress(request) ? reply.sendFile('index.html') : reply.callNotFound(),
  );
};

const cacheOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';

/** Whether an address without a file is one of the app's own, and not a missing file or call. */
const isAppAddress = (request: FastifyRequest): boolean =>
  !/^\/(?:api|upload|input|assets)(?:\/|$)/.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html');

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
