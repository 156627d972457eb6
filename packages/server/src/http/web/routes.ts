// Serves the built web app: hashed files are cached for ever, the page itself is asked for each time, at all of its
// addresses.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const yearSeconds = 365 * 24 * 3600;

const page = 'index.html';

export const registerWeb = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  const built = await filesBelow(webRoot);
  if (!built.has(page)) return;
  // All files share one route: hundreds of routes would hold up the start.
  await app.register(files, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheOf(path)),
  });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'] || page;
    if (built.has(path)) return reply.sendFile(path);
    return isAppAddress(request) ? reply.sendFile(page) : reply.callNotFound();
  });
};

/** Their paths from there, with slashes; none where there is no such folder. */
const filesBelow = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  return new Set(paths);
};

const cacheOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';

/** Whether an address without a file is one of the app's own, and not a missing file or call. */
const isAppAddress = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(?:api|upload|input|assets)(?:\/|$)/.test(url) &&
  !/^[^?]*\.\w+(?:\?|$)/.test(url) &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
