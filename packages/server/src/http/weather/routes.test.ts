import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildSite } from '../../../test/build-meter.ts';
import { openMeteoForTest, type TestOpenMeteo } from '../../../test/open-meteo-for-test.ts';
import { testClock } from '../../../test/test-clock.ts';

const clock = testClock();
const nowMs = () => clock.nowMicros() / 1000;
let openMeteo: TestOpenMeteo;
let server: TestApp;
let owner: Login;
beforeAll(async () => {
  openMeteo = await openMeteoForTest(nowMs);
  server = await appForTest({ weather: openMeteo.sources }, { clock });
  owner = await buildLogin(server);
});
afterAll(async () => {
  await server.close();
  await openMeteo.close();
});

const located = { latitude: 52.52, longitude: 13.41 };
const ask = (path: string, token = owner.token) => server.ask('GET', `/api/v1/site/${path}`, { token });

const nothing = { updatedAt: null, now: null, days: [], attribution: null };

describe('site.weather', () => {
  it('is not there yet at first, then now, three days of the site’s zone and whom it is from', async () => {
    const siteId = await buildSite(server.db, { account_id: owner.accountId, ...located });
    expect((await ask(`weather/${siteId}`)).data).toEqual({ state: 'notYet', ...nothing });
    await expect.poll(async () => (await ask(`weather/${siteId}`)).data.state).toBe('ok');
    const { data } = await ask(`weather/${siteId}`);
    expect(data).toMatchObject({
      state: 'ok',
      updatedAt: new Date(nowMs()).toISOString(),
      now: { temperatureC: 7.5, code: 61 },
      days: [{ date: '2026-03-10', code: 3 }, { date: '2026-03-11' }, { date: '2026-03-12' }],
      attribution: { name: 'Open-Meteo.com', address: 'https://open-meteo.com/' },
    });
    for (const { minC, maxC, sunHours } of data.days) {
      expect(minC).toBeLessThan(maxC);
      expect(sunHours).toBeGreaterThan(5);
      expect(sunHours).toBeLessThan(12);
    }
  });

  it('stays as it was, with its age, while the service is away', async () => {
    const siteId = await buildSite(server.db, { account_id: owner.accountId, ...located });
    await expect.poll(async () => (await ask(`weather/${siteId}`)).data.state).toBe('ok');
    const { data: before } = await ask(`weather/${siteId}`);
    openMeteo.answerBy((response) => response.writeHead(503).end());
    clock.goOn(24 * 3600);
    const { data } = await ask(`weather/${siteId}`);
    expect(data).toMatchObject({ state: 'ok', updatedAt: before.updatedAt, now: before.now });
    expect(data.days[0]).toEqual(before.days[1]);
    openMeteo.answerBy(null);
    clock.goOn(24 * 3600);
    await expect.poll(async () => (await ask(`weather/${siteId}`)).data.updatedAt).not.toBe(before.updatedAt);
  });

  it('needs coordinates', async () => {
    const siteId = await buildSite(server.db, { account_id: owner.accountId });
    expect((await ask(`weather/${siteId}`)).data).toEqual({ state: 'noCoordinates', ...nothing });
  });

  it('is there for a viewer', async () => {
    const siteId = await buildSite(server.db, { account_id: owner.accountId, ...located });
    const viewer = await buildLogin(server);
    expect((await ask(`weather/${siteId}`, viewer.token)).data.code).toBe('wrong_id');
    await server.db
      .insertInto('site_share')
      .values({ site_id: siteId, account_id: viewer.accountId, shows_prices: false, created_at: new Date() })
      .execute();
    await expect.poll(async () => (await ask(`weather/${siteId}`, viewer.token)).data.state).toBe('ok');
  });
});

describe('site.geocode', () => {
  it('finds places by name', async () => {
    const { data } = await ask('geocode?name=%20Berlin%20');
    expect(data).toMatchObject({ state: 'ok', places: [{ name: 'Berlin', region: 'Land Berlin' }, {}] });
    expect((await ask('geocode?name=Atlantis')).data).toEqual({ state: 'ok', places: [] });
  });

  it('asks in the reader’s language', async () => {
    const { token } = owner;
    await server.ask('GET', '/api/v1/site/geocode?name=Ulm', { token, headers: { lang: 'ru' } });
    expect(openMeteo.asked.at(-1)).toContain('name=Ulm&count=10&language=ru');
  });

  it('says when the search failed', async () => {
    openMeteo.answerBy((response) => response.end('no JSON'));
    expect((await ask('geocode?name=Paris')).data).toEqual({ state: 'failed', places: [] });
    openMeteo.answerBy(null);
  });

  it.each(['x', '', 'x'.repeat(101), 'a%0Ab'])('refuses “%s”', async (name) => {
    const before = openMeteo.asked.length;
    expect(await ask(`geocode?name=${name}`)).toMatchObject({ status: 400, data: { code: 'validation' } });
    expect(openMeteo.asked).toHaveLength(before);
  });

  it('is limited for an account', async () => {
    const { token } = await buildLogin(server);
    const answers = [];
    for (let search = 0; search < 45; search += 1) answers.push(await ask('geocode?name=Atlantis', token));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('a server without weather', () => {
  it('says so, and asks for nothing', async () => {
    const { storage } = server;
    const off = await appForTest({}, { clock, storage });
    const { accountId, token } = await buildLogin(off);
    const siteId = await buildSite(off.db, { account_id: accountId, ...located });
    const get = (path: string) => off.ask('GET', `/api/v1/site/${path}`, { token });
    expect((await get(`weather/${siteId}`)).data).toEqual({ state: 'off', ...nothing });
    expect((await get('geocode?name=Berlin')).data).toEqual({ state: 'off', places: [] });
    await off.app.close();
    await off.context.close();
  });
});
