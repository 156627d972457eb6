import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../../test/billed-sites.ts';

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
