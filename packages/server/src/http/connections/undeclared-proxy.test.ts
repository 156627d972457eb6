import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fastifyTrust, type TrustProxy } from '../../network/trust-proxy.ts';
import { cameByUndeclaredProxy } from './undeclared-proxy.ts';

let app: FastifyInstance;
let seen: { readonly address: string; readonly undeclared: boolean };

const start = (trust: TrustProxy): void => {
  app = Fastify({ trustProxy: fastifyTrust(trust) });
  app.get('/', async (request) => {
    seen = { address: request.ip, undeclared: cameByUndeclaredProxy(request) };
    return {};
  });
};

const ask = async (headers: Record<string, string>) => {
  await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
  return seen;
};

beforeEach(() => start(0));
afterEach(() => app.close());

describe('cameByUndeclaredProxy', () => {
  it.each([
    [{ 'x-forwarded-for': '192.0.2.1' }, true],
    [{ 'x-forwarded-for': '' }, true],
    [{ forwarded: 'for=192.0.2.1' }, true],
    [{ via: '1.1 somewhere' }, true],
    [{ 'x-real-ip': '192.0.2.1' }, true],
    [{ 'x-forwarded-proto': 'https' }, false],
    [{}, false],
  ])('recognises headers %j with no proxy declared', async (headers: Record<string, string>, undeclared) => {
    expect(await ask(headers)).toEqual({ address: '10.0.0.1', undeclared });
  });

  it.each([
    ['192.0.2.1', 1, '192.0.2.1', false],
    ['192.0.2.9, 192.0.2.1', 1, '192.0.2.1', true],
    ['192.0.2.9, 192.0.2.1', 2, '192.0.2.9', false],
    ['192.0.2.1', ['10.0.0.0/8'], '192.0.2.1', false],
    ['192.0.2.9,10.0.0.2', ['10.0.0.0/8'], '192.0.2.9', false],
    ['192.0.2.9,192.0.2.1', ['10.0.0.0/8'], '192.0.2.1', true],
    ['192.0.2.1', ['10.0.0.9'], '10.0.0.1', true],
  ])('of %s, behind %s, takes %s for the client: %s', async (forwardedFor, trust, address, undeclared) => {
    await app.close();
    start(trust);
    expect(await ask({ 'x-forwarded-for': forwardedFor })).toEqual({ address, undeclared });
  });

  it('does not take what a declared proxy adds beside for another one', async () => {
    await app.close();
    start(1);
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1', via: '1.1 caddy' };
    expect(await ask(headers)).toEqual({ address: '192.0.2.1', undeclared: false });
    expect((await ask({})).undeclared).toBe(false);
  });
});
