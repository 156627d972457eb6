import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli } from '../cli.ts';
import { createUploader } from './uploader.ts';

type Seen = { readonly path: string | undefined; readonly body: string };
type Answer = { readonly status: number; readonly body: string };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A device's view of a server: it sees addresses and bodies, and gives a fixed answer. */
const serve = async ({ status, body }: Answer): Promise<{ url: string; seen: Seen[] }> => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      seen.push({ path: request.url, body: text });
      response.writeHead(status).end(body);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Listening on TCP, so neither null nor a path.
  return { url: `http://127.0.0.1:${port}`, seen };
};

const envelope = (successful: boolean, data: unknown): string =>
  JSON.stringify({ Successful: successful, Message: 'so', Data: data });

describe('createUploader', () => {
  it.each([
    ['accepted', { status: 200, body: envelope(true, null) }, 'ok'],
    ['refused for good', { status: 404, body: envelope(false, { code: 'meter_unknown' }) }, 'refused'],
    ['too many', { status: 429, body: envelope(false, null) }, 'again'],
    ['a server in trouble', { status: 503, body: envelope(false, null) }, 'again'],
    ['a proxy’s page', { status: 200, body: '<html>' }, 'again'],
  ])('recognises %s', async (_, answer, kind) => {
    const { url } = await serve(answer);
    const uploader = createUploader(url);
    expect(await uploader.reading({ SN: 'DA2BED94' }, null)).toMatchObject({ kind });
    uploader.close();
  });

  it('recognises a server that does not answer', async () => {
    const uploader = createUploader('http://127.0.0.1:1');
    expect(await uploader.reading({ SN: 'DA2BED94' }, null)).toMatchObject({ kind: 'again' });
    uploader.close();
  });

  it('reads a batch’s outcome', async () => {
    const data = { accepted: 2, duplicates: 1, refused: [] };
    const { url, seen } = await serve({ status: 200, body: envelope(true, data) });
    const uploader = createUploader(url);
    expect(await uploader.batch(['{"a":1}', '{"a":2}'])).toEqual({ kind: 'ok', data });
    expect(seen).toEqual([{ path: '/api/v1/sensor/uploadbatch', body: '{"a":1}\n{"a":2}\n' }]);
    uploader.close();
  });

  it('recognises a batch of which a part was not accepted for now', async () => {
    const data = { accepted: 1, duplicates: 0, refused: [{ line: 2, code: 'unavailable' }] };
    const { url } = await serve({ status: 200, body: envelope(true, data) });
    const uploader = createUploader(url);
    expect(await uploader.batch(['{"a":1}', '{"a":2}'])).toMatchObject({ kind: 'again' });
    uploader.close();
  });
});

// The first question to a site counts its days since 2025: two of them.
describe('the command', { timeout: 30_000 }, () => {
  const run = (args: string[]): Promise<number> =>
    runCli(
      args,
      () => undefined,
      () => Date.UTC(2025, 0, 3, 12),
      new AbortController().signal,
    );

  it.each([
    ['by its SN', [], '/api/v1/sensor/uploadsensor'],
    ['by its key', ['--key', 'abc'], '/upload/abc'],
  ])('uploads a meter %s', async (_, more, path) => {
    const { url, seen } = await serve({ status: 200, body: envelope(true, null) });
    const code = await run(['--url', url, '--sn', 'da2bed94', '--rounds', '1', ...more]);
    expect(code).toBe(0);
    expect(seen.map((request) => request.path)).toEqual([path]);
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ SN: 'DA2BED94' });
  });

  it('says by its exit code that a reading was refused', async () => {
    const { url } = await serve({ status: 404, body: envelope(false, null) });
    expect(await run(['--url', url, '--sn', 'DA2BED94', '--rounds', '1'])).toBe(1);
  });

  it('explains itself when arguments are missing', async () => {
    expect(await run([])).toBe(2);
  });
});
