import { useTypes } from '@ohmstead/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter } from '../../../test/build-meter.ts';

const { answerTo, ask, newSite, saveTariff, server, sendReads } = billedSites();

const startMs = Date.parse('2026-03-08T23:00:00Z');

/** A counter at every quarter-hour of 9 March in Berlin, by what it rises in each hour. */
const readsOf = (kwhIn: (hour: number) => number) => {
  let importKwh = 100;
  return Array.from({ length: 24 * 4 + 1 }, (_, step) => {
    const read = { at: new Date(startMs + step * 900_000).toISOString(), importKwh, exportKwh: 0 };
    importKwh += kwhIn(Math.floor(step / 4)) / 4;
    return read;
  });
};

const near = (value: number) => expect.closeTo(value, 6);
const day = 'starttime=2026-03-09&endtime=2026-03-10';

let siteId: number;
let grid: number;
let boiler: number;
let fridge: number;
beforeAll(async () => {
  const site = await newSite({});
  siteId = site.siteId;
  grid = site.meter.id;
  const loadMeter = (name: string) =>
    buildMeter(server().db, { site_id: siteId, name, type: 1, use_type: useTypes.load });
  const [first, second] = [await loadMeter('Boiler'), await loadMeter('Fridge')];
  [boiler, fridge] = [first.id, second.id];
  await sendReads(
    site.meter,
    readsOf((hour) => (hour < 6 ? 2 : 0.5)),
  );
  await sendReads(
    first,
    readsOf((hour) => (hour < 6 ? 1.5 : 0)),
  );
  await sendReads(
    second,
    readsOf(() => 0.1),
  );
  await saveTariff(siteId, tariff('2026-01-01', 300_000));
  await server().db.updateTable('site').set({ emission_g_per_kwh: 400 }).where('id', '=', siteId).execute();
});

describe('site.enduses', () => {
  it('says where the consumption went, what it cost, and what is always on', async () => {
    const uses = await ask('GET', `site/enduses/${siteId}?${day}`);
    expect(uses).toMatchObject({
      consumptionKwh: near(21),
      uses: [
        { meterId: boiler, name: 'Boiler', kWh: near(9), gridKwh: near(9), alwaysOnKwh: 0, amount: 2.7 },
        { meterId: fridge, name: 'Fridge', kWh: near(2.4), alwaysOnKwh: near(2.4), amount: 0.72 },
      ],
      notMeasured: { kWh: near(9.6), alwaysOnKwh: near(9.6), amount: 2.88 },
      outsideKwh: 0,
      storage: null,
      unpricedKwh: 0,
      knownShare: 1,
      currency: 'EUR',
    });
    expect(
      uses.uses.map(({ behindId, rest }: { behindId: unknown; rest: unknown }) => [behindId, rest]),
    ).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('costs together what the energy of the bill costs', async () => {
    const { uses, notMeasured } = await ask('GET', `site/enduses/${siteId}?${day}`);
    const sum = uses.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(sum + notMeasured.amount).toBeCloseTo(21 * 0.3, 9);
  });

  it('emitted together what the report says, by the usual factor and by a series', async () => {
    const emittedOf = async (): Promise<(number | null)[]> => {
      const { uses, notMeasured } = await ask('GET', `site/enduses/${siteId}?${day}`);
      return [...uses, notMeasured].map(({ emittedG }) => emittedG);
    };
    const whole = async (): Promise<number> => {
      const { co2 } = await ask('GET', `site/energyreport/${siteId}?reporttype=0&time=2026-03-09`);
      return co2.emittedG;
    };
    const sumOf = (masses: readonly (number | null)[]) =>
      masses.reduce<number>((sum, g) => sum + (g ?? 0), 0);
    const byFactor = await emittedOf();
    expect(byFactor).toEqual([3600, 960, 3840].map((grams) => expect.closeTo(grams, 2)));
    expect(sumOf(byFactor)).toBeCloseTo(await whole(), 2);
    await server()
      .db.insertInto('emission_series')
      .values({ site_id: siteId, at: new Date(startMs + 6 * 3_600_000), g_per_kwh: 100 })
      .execute();
    const bySeries = await emittedOf();
    expect(bySeries).toEqual([3600, 420, 1680].map((grams) => expect.closeTo(grams, 2)));
    expect(sumOf(bySeries)).toBeCloseTo(await whole(), 2);
  });

  it('is of the month so far by default', async () => {
    const { from, consumptionKwh } = await ask('GET', `site/enduses/${siteId}`);
    expect([from, consumptionKwh]).toEqual(['2026-02-28T23:00:00.000Z', near(21)]);
  });

  it('shows a viewer no money where prices are not shared', async () => {
    const viewer = await buildLogin(server());
    await server()
      .db.insertInto('site_share')
      .values({ site_id: siteId, account_id: viewer.accountId, shows_prices: false, created_at: new Date(0) })
      .execute();
    const path = `/api/v1/site/enduses/${siteId}?${day}`;
    const { data } = await server().ask('GET', path, { token: viewer.token });
    expect(data.uses[0]).toMatchObject({
      kWh: near(9),
      amount: null,
      emittedG: expect.closeTo(3600, 2),
    });
    expect(data.notMeasured.amount).toBeNull();
    const months = `/api/v1/site/energyhourmonths/${siteId}?measure=money&sensorids=${boiler}`;
    const answer = await server().ask('GET', months, { token: viewer.token });
    expect(answer.data).toMatchObject({ currency: null, series: [{ total: null, highest: null }] });
  });

  it('refuses a span of more than 400 days', async () => {
    const answer = await answerTo('GET', `site/enduses/${siteId}?starttime=2024-01-01&endtime=2026-01-01`);
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ code: 'span_too_long' }] } });
  });
});

describe('site.hourvalues of meters', () => {
  type Figure = {
    readonly meter: { readonly id: number };
    readonly key: string;
    readonly amounts: (number | null)[] | null;
    readonly grams: (number | null)[] | null;
  };
  const sumOf = (values: readonly (number | null)[] | null) =>
    (values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);

  it('add up to what site.enduses says of load meters', async () => {
    const { uses } = await ask('GET', `site/enduses/${siteId}?${day}`);
    const { figures } = await ask('GET', `site/hourvalues/${siteId}?${day}&sensorids=${boiler},${fridge}`);
    const imports: Figure[] = figures.filter(({ key }: Figure) => key === 'import');
    expect(imports.map(({ meter, amounts, grams }) => [meter.id, sumOf(amounts), sumOf(grams)])).toEqual(
      uses.map((use: { meterId: number; amount: number; emittedG: number }) => [
        use.meterId,
        near(use.amount),
        near(use.emittedG),
      ]),
    );
    expect(imports[0]?.amounts?.slice(5, 7)).toEqual([near(0.45), 0]);
  });

  it('are those of the whole import for a grid meter, whose means by month are the same money', async () => {
    const whole = await ask('GET', `site/hourvalues/${siteId}?${day}`);
    const { figures } = await ask('GET', `site/hourvalues/${siteId}?${day}&sensorids=${grid}`);
    const bought = whole.figures.find(({ key }: Figure) => key === 'import');
    expect(figures[0]).toMatchObject({ key: 'import', amounts: bought.amounts, grams: bought.grams });
    expect(figures[1]).toMatchObject({ key: 'export', grams: null });
    const months = await ask('GET', `site/energyhourmonths/${siteId}?measure=money&sensorids=${grid}`);
    expect(months).toMatchObject({ currency: 'EUR', series: [{ key: 'import', total: near(6.3) }, {}] });
    expect(months.series[0].mean[0].slice(5, 7)).toEqual([near(0.6), near(0.15)]);
    expect(months.series[0].highest).toEqual({ at: '2026-03-08T23:00:00.000Z', value: near(0.6) });
  });

  it('are in the means of the whole site too, and refused for meters of others', async () => {
    const months = await ask('GET', `site/energyhourmonths/${siteId}?measure=emissions`);
    const total = ({ key }: Figure) => months.series.find((one: Figure) => one.key === key)?.total;
    expect(months.series.map(({ key }: Figure) => key)).toEqual(['consumption', 'import']);
    expect(total({ key: 'import' } as Figure)).toEqual(near(5700));
    const refused = await answerTo('GET', `site/hourvalues/${siteId}?${day}&sensorids=${boiler},999999`);
    expect(refused.status).toBe(404);
  });
});
