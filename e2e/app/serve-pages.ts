// The app's pages as a phone's shell serves them: files alone, and no server behind them.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export type AppPages = { readonly origin: string; readonly stop: () => Promise<void> };

export const servePages = async (folder: string): Promise<AppPages> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app');
    fileAt(folder, pathname).then(
      ({ type, content }) => response.writeHead(200, { 'Content-Type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Pages have addresses without an ending; devices have one with an IP address in it. */
const fileAt = async (folder: string, pathname: string) => {
  if (pathname.startsWith('/api/')) throw new Error('no server');
  const isFile = pathname.startsWith('/assets/') || types[extname(pathname)] !== undefined;
  const path = isFile ? pathname : '/index.html';
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    content: await readFile(join(folder, path)),
  };
};
