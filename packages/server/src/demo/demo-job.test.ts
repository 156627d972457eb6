import { hourMs, validateVersions } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { demoJob } from './demo-job.ts';
import { demoPrices } from './demo-prices.ts';
import { demoSites } from './demo-sites.ts';
import { demoTariffs } from './demo-tariffs.ts';
import { installDemo } from './install-demo.ts';

const anchorMs = Date.parse('2026-03-01T00:00:00Z');

describe('demo prices', () => {
  it('are the same for an hour whenever they are asked for', () => {
    const whole = demoPrices(anchorMs, anchorMs + 48 * hourMs);
    expect(whole).toHaveLength(48);
    expect(demoPrices(anchorMs + 20 * hourMs + 1, anchorMs + 48 * hourMs)).toEqual(whole.slice(21));
    const year = demoPrices(anchorMs, anchorMs + 8760 * hourMs).map(({ priceMicros }) => priceMicros);
    expect(Math.min(...year)).toBeLessThan(0);
    expect(year.reduce((sum, price) => sum + price, 0) / year.length).toBeGreaterThan(60_000);
  });
});

describe('demo tariffs', () => {
  it.each(demoSites.map(({ profile }) => profile))('of %s are right', (profile) => {
    const tariffs = demoTariffs(profile, '2024-02-29');
    expect(tariffs.length).toBeGreaterThan(0);
    expect(tariffs.flatMap((tariff) => validateVersions([{ ...tariff, id: '1' }]))).toEqual([]);
  });
});

describe('demo job', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await appForTest({ demo: true });
    await installDemo(server.db, { anchorMs, countedFromMs: anchorMs });
    const { id } = await server.db
      .selectFrom('account')
      .select('id')
      .where('kind', '=', 'demo')
      .executeTakeFirstOrThrow();
    token = await server.context.sessions.open({ id, endsOthers: false }, 'web', true);
  });
  afterAll(() => server.close());

  const ask = (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/v1/${path}`, { token, body });
  const night = async () => {
    server.clock.goOn(86_400);
    await demoJob(server.context).run(new AbortController().signal);
  };
  const sites = async (): Promise<{ id: number; name: string }[]> => (await ask('GET', 'user/sitelist')).data;

  it('keeps visitors’ edits until the night, and then sets everything back', async () => {
    await night();
    const before = await sites();
    const [flat] = before;
    if (!flat) throw new Error('the demo has sites');
    const wasTariff = (await ask('GET', `tariff/list/${flat.id}`)).data;
    const wasSite = (await ask('GET', `site/get/${flat.id}`)).data;
    expect(wasTariff).toMatchObject({ currency: 'EUR', series: [{ name: 'spot' }] });

    const edit = {
      id: flat.id,
      name: 'Mine',
      timeZone: 'Asia/Tokyo',
      billingStartDay: 9,
      emissionGramsPerKwh: null,
    };
    expect((await ask('POST', 'site/save', edit)).status).toBe(200);
    const [meter] = (await ask('GET', 'user/meterlist')).data;
    const rating = { id: meter.id, name: 'Mine', ratedPowerW: 1, counterModulusKwh: 5 };
    expect((await ask('POST', 'inverter/save', rating)).status).toBe(200);
    const tariff = { name: 'Mine', validFrom: '2026-03-05', buying: { type: 'standard', priceMicros: 1 } };
    expect((await ask('POST', `tariff/save/${flat.id}`, tariff)).status).toBe(200);
    expect((await ask('POST', 'site/save', { name: 'New' })).status).toBe(200);
    const hour = { time: '2026-03-01T12:00:00Z' };
    const emissions = { emissions: [{ ...hour, gramsPerKwh: 9000 }] };
    expect((await ask('POST', `site/emissions/${flat.id}`, emissions)).status).toBe(200);
    for (const series of ['spot', 'mine']) {
      const prices = { series, prices: [{ ...hour, price: 7 }] };
      expect((await ask('POST', `tariff/prices/${flat.id}`, prices)).status).toBe(200);
    }
    expect((await sites()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Mine', 'New']));
    await demoJob(server.context).run(new AbortController().signal);
    expect(await sites()).toHaveLength(before.length + 1);

    await night();
    expect((await sites()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect((await ask('GET', `site/get/${flat.id}`)).data).toEqual(wasSite);
    expect((await ask('GET', `inverter/get/${meter.id}`)).data).toMatchObject({
      name: meter.name,
      counterModulusKwh: null,
    });
    expect((await ask('GET', `inverter/audit/${meter.id}`)).data.isRecomputing).toBe(true);
    const tariffs = (await ask('GET', `tariff/list/${flat.id}`)).data;
    expect(tariffs.versions.map(({ name }: { name: string }) => name)).toEqual(
      wasTariff.versions.map(({ name }: { name: string }) => name),
    );
    expect((await ask('GET', `site/emissions/${flat.id}`)).data.series).toBeNull();
    expect(tariffs.series).toMatchObject([{ name: 'spot', from: wasTariff.series[0].from }]);
    const path = `tariff/prices/${flat.id}?starttime=2026-03-01&endtime=2026-03-02`;
    expect(Math.max(...(await ask('GET', path)).data.prices)).toBeLessThan(1);
    expect(Date.parse(tariffs.series[0].to) - Date.parse(wasTariff.series[0].to)).toBe(24 * hourMs);
  });
});
