// The server's routes, the contract and its print are one; strangers and other accounts get nowhere.
import { callList } from '@ohmstead/contract/openapi';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { buildIncident } from '../../../test/build-notified-step.ts';
import { routePath } from './register-call.ts';

const accountCalls = callList.filter(({ access }) => access === 'account');
const withId = accountCalls.filter(({ params }) => params);
/** What calls cannot be asked without. */
const needed: Readonly<Record<string, string>> = {
  'audit.causes': '?from=2026-01-01&to=2026-01-02',
  'audit.counts': '?at=2026-01-01T00:00:00Z&register=0',
};
/** Each from an address of its own: all together are more than one address may ask for in a second. */
const named = (calls: typeof callList) =>
  calls.map((call, place) => [call.name, call, { 'x-forwarded-for': `192.0.2.${place}` }] as const);

describe('contract', () => {
  let server: TestApp;
  let owner: Login;
  let other: Login;
  /** Of the owner: a site, a meter and an incident have the same. */
  let id: number;
  beforeAll(async () => {
    server = await appForTest({ trustProxy: 1 });
    owner = await buildLogin(server);
    other = await buildLogin(server);
    const site_id = await buildSite(server.db, { account_id: owner.accountId });
    const meter = await buildMeter(server.db, { site_id });
    id = meter.id;
    expect(site_id).toBe(id);
    await sql`select setval(pg_get_serial_sequence('incident', 'id'), ${id}, false)`.execute(server.db);
    expect(await buildIncident(server.db, { siteId: site_id })).toBe(id);
  });
  afterAll(() => server.close());

  /** Whatever is no call there is refused like one. */
  const unknownAdministration = '/api/v1/admin/*';

  it('is what the server has: no call more, none less', () => {
    const served = server.routes.filter(
      (route) =>
        /^(?:GET|POST|DELETE|PUT|PATCH) \/(?:api\/v1|upload|input)/.test(route) &&
        !route.endsWith(unknownAdministration),
    );
    expect(served.sort()).toEqual(callList.map(({ method, path }) => `${method} ${routePath(path)}`).sort());
  });

  it('is what openapi.json prints', async () => {
    const response = await fetch(`${server.address}/api/openapi.json`);
    const { openapi, paths } = await response.json();
    expect(openapi).toBe('3.1.0');
    const printed = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(printed.sort()).toEqual(callList.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(named(accountCalls))(
    '%s answers a stranger 401 whatever else is wrong',
    async (_, { method, path }, headers) => {
      const requests = [
        server.ask(method, path.replace('{id}', '1'), { headers }),
        server.ask(method, path.replace('{id}', 'nonsense'), { headers }),
        server.ask(method, path.replace('{id}', '1'), { headers, token: 'made-up' }),
        server.ask(method, path.replace('{id}', '1'), {
          headers: { ...headers, 'content-type': 'text/csv' },
          ...(method === 'POST' && { body: '{' }),
        }),
      ];
      for (const answer of await Promise.all(requests)) {
        expect(answer).toMatchObject({ status: 401, successful: false, data: { code: 'login_required' } });
      }
    },
  );

  it.each(named(withId))('%s answers its owner only', async (name, call, headers) => {
    const { method, path, stream, changes, file } = call;
    const whole = path.replace('{id}', String(id));
    // What changes something is tried where it belongs.
    if (!stream && !changes && !file && method === 'GET') {
      const own = await server.ask(method, whole + (needed[name] ?? ''), { headers, token: owner.token });
      expect(own.status).toBe(name === 'audit.counts' ? 404 : 200);
      if (own.status === 404) expect(own.data.code).toBe('audit_item_unknown');
    }
    const foreign = await server.ask(method, whole, { headers, token: other.token });
    expect(foreign).toMatchObject({ status: 404, successful: false, data: { code: 'wrong_id' } });
    const absurd = path.replace('{id}', String(Number.MAX_SAFE_INTEGER));
    expect((await server.ask(method, absurd, { headers, token: owner.token })).data.code).toBe('wrong_id');
  });

  it.each(named(withId))('%s answers an id that is none with 400', async (_, { method, path }, headers) => {
    for (const wrong of ['nonsense', '0', '-1', '1.5', '1e99']) {
      const answer = await server.ask(method, path.replace('{id}', wrong), { headers, token: owner.token });
      expect(answer).toMatchObject({ status: 400, data: { code: 'validation', errors: [{ field: 'id' }] } });
    }
  });
});

describe('answers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await appForTest();
  });
  afterAll(() => server.close());

  it('are envelopes for unknown addresses too, in the language asked for', async () => {
    const answer = await server.ask('GET', '/api/v1/nothing', {
      headers: { lang: 'de', accept: 'text/html' },
    });
    expect(answer).toMatchObject({ status: 404, successful: false, data: { code: 'not_found' } });
    expect(answer.message).toMatch(/Adresse/);
    expect((await server.ask('DELETE', '/api/v1/user/login')).status).toBe(404);
    expect((await server.ask('GET', '/api/v1/%zz')).data.code).toBe('not_found');
    expect((await server.ask('GET', `/api/v1/site/get/${'1'.repeat(300)}`)).data.code).toBe('not_found');
  });

  it.each([
    ['no JSON', '{', 'application/json'],
    ['another Content-Type', 'username=me', 'application/x-www-form-urlencoded'],
    ['an array', '[]', 'application/json'],
    ['a text', '"me"', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json'],
  ])('to %s are validation errors', async (_, body, type) => {
    const answer = await server.ask('POST', '/api/v1/user/login', {
      body,
      headers: { 'content-type': type },
    });
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation' } });
    expect(answer.message).not.toBe('');
  });

  it('to texts the database cannot hold are validation errors', async () => {
    const body = { username: 'a\0b', password: 'secret-1' };
    expect(await server.ask('POST', '/api/v1/user/login', { body })).toMatchObject({
      status: 400,
      data: { code: 'validation' },
    });
  });

  it('to bodies beyond reason are 413', async () => {
    const body = { username: 'x'.repeat(300_000), password: 'x' };
    const answer = await server.ask('POST', '/api/v1/user/login', { body });
    expect(answer).toMatchObject({ status: 413, data: { code: 'body_too_large' } });
  });

  it('to HEAD and OPTIONS say what there is', async () => {
    const address = `${server.address}/api/v1/common/config`;
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    const options = await fetch(address, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('do not reveal what a bug was', async () => {
    await server.db.schema.alterTable('locale_text').renameTo('elsewhere').execute();
    const answer = await server.ask('GET', '/api/v1/common/applocales');
    await server.db.schema.alterTable('elsewhere').renameTo('locale_text').execute();
    expect(answer).toMatchObject({ status: 500, data: { code: 'internal' } });
    expect(JSON.stringify(answer)).not.toContain('locale_text');
  });

  it('carry headers that keep browsers careful, without forcing HTTPS', async () => {
    const { headers } = await fetch(`${server.address}/api/v1/common/config`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});
