import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';

const { answerTo, ask, newSite, saveTariff, server, sendReads } = billedSites();

const near = (value: number) => expect.closeTo(value, 6);
const startMs = Date.parse('2026-03-07T23:00:00Z');

/** 8 and 9 March in Berlin: 1 kWh an hour is bought, from noon to 3 o'clock 2 kWh an hour are sold. */
const reads = () => {
  let [importKwh, exportKwh] = [100, 10];
  return Array.from({ length: 48 * 4 + 1 }, (_, step) => {
    const read = { at: new Date(startMs + step * 900_000).toISOString(), importKwh, exportKwh };
    importKwh += 0.25;
    const hour = Math.floor(step / 4) % 24;
    if (hour >= 12 && hour < 15) exportKwh += 0.5;
    return read;
  });
};

let siteId: number;
beforeAll(async () => {
  const site = await newSite({});
  siteId = site.siteId;
  await sendReads(site.meter, reads());
  await saveTariff(siteId, tariff('2026-01-01', 300_000));
  await server().db.updateTable('site').set({ emission_g_per_kwh: 400 }).where('id', '=', siteId).execute();
});

const span = 'starttime=2026-03-08&endtime=2026-03-10';

describe('site.energyvalues', () => {
  it('says what each hour, day and month cost and emitted, and the whole', async () => {
    const days = await ask('GET', `site/energyvalues/${siteId}?${span}`);
    expect(days).toMatchObject({
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      unpricedKwh: 0,
      whole: { cost: near(14.4), emittedG: near(19_200) },
      columns: [
        { from: '2026-03-07T23:00:00.000Z', cost: near(7.2), emittedG: near(9_600) },
        { to: '2026-03-09T23:00:00.000Z', cost: near(7.2), emittedG: near(9_600) },
      ],
    });
    const hours = await ask('GET', `site/energyvalues/${siteId}?${span}&by=hour`);
    expect(hours.columns).toHaveLength(48);
    expect(hours.columns[5]).toMatchObject({ cost: near(0.3), emittedG: near(400) });
    const months = await ask(
      'GET',
      `site/energyvalues/${siteId}?starttime=2026-02-10&endtime=2026-04-01&by=month`,
    );
    expect(months.columns.map(({ cost }: { cost: number }) => cost)).toEqual([null, near(14.4)]);
    expect(months.columns[0].from).toBe('2026-02-09T23:00:00.000Z');
  });

  it('refuses a span that is too long, and hours of too many days', async () => {
    const long = await answerTo('GET', `site/energyvalues/${siteId}?starttime=2020-01-01&endtime=2026-01-01`);
    expect(long.status).toBe(400);
    const hours = `starttime=2026-01-01&endtime=2026-03-01&by=hour`;
    expect((await answerTo('GET', `site/energyvalues/${siteId}?${hours}`)).status).toBe(400);
  });
});

describe('site.hourvalues', () => {
  it('says what each hour cost and emitted, by figure', async () => {
    const answer = await ask('GET', `site/hourvalues/${siteId}?${span}`);
    expect(answer).toMatchObject({ timeZone: 'Europe/Berlin', currency: 'EUR' });
    expect(answer.times).toHaveLength(48);
    const figures = Object.fromEntries(answer.figures.map((figure: { key: string }) => [figure.key, figure]));
    expect([figures.import.amounts[5], figures.import.grams[5]]).toEqual([near(0.3), near(400)]);
    expect([figures.yield.amounts, figures.export.grams]).toEqual([null, null]);
    expect(figures.export.amounts[13]).toBeNull();
  });

  it('makes together what the days cost and emitted', async () => {
    const { whole } = await ask('GET', `site/energyvalues/${siteId}?${span}`);
    const { figures } = await ask('GET', `site/hourvalues/${siteId}?${span}`);
    const sumOf = (values: (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const imported = figures.find(({ key }: { key: string }) => key === 'import');
    expect([sumOf(imported.amounts), sumOf(imported.grams)]).toEqual([
      near(whole.cost),
      near(whole.emittedG),
    ]);
  });

  it('keeps prices from a viewer who is not shown them', async () => {
    const viewer = await buildLogin(server());
    await server()
      .db.insertInto('site_share')
      .values({ site_id: siteId, account_id: viewer.accountId, shows_prices: false, created_at: new Date(0) })
      .execute();
    const path = `/api/v1/site/hourvalues/${siteId}?${span}`;
    const { data } = await server().ask('GET', path, { token: viewer.token });
    expect(data.currency).toBeNull();
    for (const { amounts } of data.figures)
      expect((amounts ?? []).filter((amount: number | null) => amount !== null)).toEqual([]);
    expect(data.figures[1].grams[5]).toEqual(near(400));
  });
});
