import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';

let server: TestApp;
let owner: Login;
let siteId: number;
let key: string;
beforeAll(async () => {
  server = await appForTest();
  owner = await buildLogin(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  siteId = await buildSite(server.db, { account_id: owner.accountId, name: 'Lake house' });
  await buildMeter(server.db, { site_id: siteId, sn: `SN${siteId}SECRET` });
  key = (await set({ public: true })).data.link.key;
});

const set = (body: object) =>
  server.ask('POST', `/api/v1/site/publiclink/${siteId}`, { token: owner.token, body });

const overview = (search = '', ofKey = key) => server.ask('GET', `/api/v1/public/overview/${ofKey}${search}`);

const open = (password: string) => server.ask('POST', `/api/v1/public/open/${key}`, { body: { password } });

describe('a public page', () => {
  it('shows energy to anybody, and nothing of meters, money and address', async () => {
    const answer = await overview();
    expect(answer).toMatchObject({ status: 200, data: { name: 'Lake house', timeZone: 'Europe/Berlin' } });
    expect(JSON.stringify(answer.data)).not.toMatch(/SECRET|money|uploadKey|address/);
    const columns = await server.ask('GET', `/api/v1/public/columns/${key}?timetype=2&ctype=1`);
    expect(columns.data.times).toHaveLength(12);
    expect((await server.ask('GET', `/api/v1/public/powerLine/${key}`)).data.stepSeconds).toBe(60);
  });

  it('shows what each day of a month emitted, and nothing of what it cost', async () => {
    const month = async (search: string) =>
      (await server.ask('GET', `/api/v1/public/emissions/${key}${search}`)).data;
    const { columns, whole } = await month('?date=2026-02-14');
    expect(columns).toHaveLength(28);
    expect(whole).toEqual({
      from: '2026-01-31T23:00:00.000Z',
      to: '2026-02-28T23:00:00.000Z',
      emittedG: null,
      avoidedG: null,
    });
    expect((await month('?date=2026-02-30')).code).toBe('validation');
  });

  it('is shown to its owner with the address the server was reached at', async () => {
    const path = `/api/v1/site/sharing/${siteId}`;
    const { data } = await server.ask('GET', path, { token: owner.token });
    expect(data.link.address).toBe(`${server.address}/public/site/${key}`);
  });

  it('is nowhere while it is off, at another address, and after its address was renewed', async () => {
    expect((await overview('', 'made-up')).data.code).toBe('public_link_unknown');
    const renewed = await set({ public: true, renew: true });
    expect(renewed.data.link.key).not.toBe(key);
    expect((await overview()).data.code).toBe('public_link_unknown');
    key = renewed.data.link.key;
    expect((await overview()).status).toBe(200);
    await set({ public: false });
    expect(await overview()).toMatchObject({ status: 404, data: { code: 'public_link_unknown' } });
  });

  it('opens by the site’s flag alone', async () => {
    await set({ public: false });
    const body = { id: siteId, name: 'Lake house', public: true };
    await server.ask('POST', '/api/v1/site/save', { token: owner.token, body });
    expect((await overview()).status).toBe(200);
  });

  it('closes at the end of its last day in the site’s zone', async () => {
    // It is noon of 10 March in UTC.
    expect((await set({ public: true, lastDay: '2026-03-10' })).data.link.lastDay).toBe('2026-03-10');
    server.clock.goOn(11 * 3600 - 60);
    expect((await overview()).status).toBe(200);
    server.clock.goOn(60);
    expect(await overview()).toMatchObject({ status: 410, data: { code: 'public_link_expired' } });
    expect((await set({ public: true, lastDay: '2026-02-30' })).data.errors[0].code).toBe('date_invalid');
    await set({ public: true, lastDay: null });
    expect((await overview()).status).toBe(200);
  });

  it('with a password opens to whoever has it, and closes with it', async () => {
    expect((await set({ public: true, password: 'lake-2026' })).data.link.hasPassword).toBe(true);
    expect(await overview()).toMatchObject({ status: 403, data: { code: 'public_password_required' } });
    expect((await open('lake-2025')).data.errors).toMatchObject([{ code: 'public_password_invalid' }]);
    const { ticket } = (await open('lake-2026')).data;
    expect((await overview(`?ticket=${ticket}`)).status).toBe(200);
    await set({ public: true, password: 'lake-2027' });
    expect((await overview(`?ticket=${ticket}`)).status).toBe(403);
    await set({ public: true, password: null });
    expect((await overview()).status).toBe(200);
  });

  it('slows down whoever guesses its password', async () => {
    await set({ public: true, password: 'lake-2026' });
    for (let guess = 0; guess < 5; guess++) expect((await open(`guess-${guess}`)).status).toBe(400);
    const answer = await open('lake-2026');
    expect(answer).toMatchObject({ status: 429, data: { code: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is not asked for more often than people need', async () => {
    const atOnce = () => Promise.all(Array.from({ length: 100 }, () => overview()));
    // A slow machine lets so few of them in a second that none is too many.
    await expect
      .poll(async () => (await atOnce()).map(({ status }) => status), { timeout: 30_000 })
      .toContain(429);
  });
});
