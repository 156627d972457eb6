import { describe, expect, it } from 'vitest';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { checkServer } from './check-server.ts';

const config = JSON.stringify({ successful: true, message: '', data: buildAppConfig() });

/** Servers at these addresses; elsewhere nothing answers. */
const networkOf = (servers: Readonly<Record<string, string>>) => {
  const asked: { url: string; token: string | null }[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    asked.push({ url, token: new Headers(init.headers).get('token') });
    const body = servers[new URL(url).origin];
    if (body === undefined) throw new TypeError('Failed to fetch');
    return new Response(body);
  };
  return { asked, asking: { fetch, lang: 'en' } };
};

describe('checkServer', () => {
  it('finds a server by its configuration, and sends it no token', async () => {
    const { asked, asking } = networkOf({ 'https://energy.example.org': config });
    const address = 'https://energy.example.org';
    expect(await checkServer('energy.example.org', asking)).toEqual({ kind: 'found', address });
    expect(asked).toEqual([{ url: `${address}/api/v1/common/config`, token: null }]);
  });

  it('tries plain HTTP in the own network after HTTPS', async () => {
    const { asking } = networkOf({ 'http://192.168.1.20:8080': config });
    const address = 'http://192.168.1.20:8080';
    expect(await checkServer('192.168.1.20:8080', asking)).toEqual({ kind: 'found', address });
  });

  it('takes no page of another kind for a server', async () => {
    for (const other of ['<html></html>', '{"successful":true,"data":{"version":1}}'])
      expect(
        await checkServer('https://example.org', networkOf({ 'https://example.org': other }).asking),
      ).toEqual({ kind: 'noServer' });
  });

  it('asks nobody for what is no address', async () => {
    const { asked, asking } = networkOf({});
    expect(await checkServer('not an address', asking)).toEqual({ kind: 'noAddress' });
    expect(asked).toEqual([]);
  });
});
