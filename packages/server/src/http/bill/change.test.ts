import { useTypes } from '@ohmstead/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';
import { buildMeter } from '../../../test/build-meter.ts';

const { answerTo, ask, newSite, saveTariff, server, sendReads } = billedSites();

/** 0.5 kWh an hour in January, 0.75 in February, of which a boiler has the quarter more; March runs. */
let siteId: number;
let boiler: number;
beforeAll(async () => {
  const site = await newSite({});
  siteId = site.siteId;
  const load = await buildMeter(server().db, {
    site_id: siteId,
    name: 'Boiler',
    type: 1,
    use_type: useTypes.load,
  });
  boiler = load.id;
  const [newYear, february, march, now] = [
    '2025-12-31T23:00:00Z',
    '2026-01-31T23:00:00Z',
    '2026-02-28T23:00:00Z',
    '2026-03-10T12:00:00Z',
  ];
  const after = (importKwh: number) => (read: { readonly at: string; readonly importKwh: number }) => ({
    ...read,
    importKwh: read.importKwh - 1000 + importKwh,
  });
  const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;
  const [january, shorter] = [hours(newYear, february), hours(february, march)];
  const grid = [
    ...steady(newYear, february, 0.5),
    ...steady(february, march, 0.75)
      .slice(1)
      .map(after(1000 + january * 0.5)),
    ...steady(march, now, 0.5)
      .slice(1)
      .map(after(1000 + january * 0.5 + shorter * 0.75)),
  ];
  const boiled = [
    ...steady(newYear, february, 0),
    ...steady(february, march, 0.25).slice(1),
    ...steady(march, now, 0)
      .slice(1)
      .map(after(1000 + shorter * 0.25)),
  ];
  await sendReads(site.meter, grid);
  await sendReads(load, boiled);
  await saveTariff(siteId, tariff('2025-01-01', 300_000));
});

const partsOf = (change: { parts: { kind: string; name: string | null; amount: number }[] }) =>
  change.parts.map(({ kind, name, amount }) => [kind, name, amount]);

describe('bill.change', () => {
  it('says what made the bill higher, by device, as parts of the difference', async () => {
    const change = await ask('GET', `bill/change/${siteId}?time=2026-02-10`);
    expect(change).toMatchObject({
      currency: 'EUR',
      before: { from: '2026-01-01', to: '2026-02-01', net: 111.6, consumptionKwh: expect.closeTo(372, 6) },
      after: { from: '2026-02-01', to: '2026-03-01', net: 151.2, consumptionKwh: expect.closeTo(504, 6) },
      difference: 39.6,
      isOpen: false,
    });
    expect(partsOf(change)).toEqual([
      ['days', null, -10.8],
      ['use', 'Boiler', 50.4],
    ]);
    expect(change.parts.at(-1).meterId).toBe(boiler);
  });

  it('compares any two periods, in either order', async () => {
    const amounts = async (search: string) => {
      const { before, after, difference, isOpen } = await ask('GET', `bill/change/${siteId}?${search}`);
      return { before: before.net, after: after.net, difference, isOpen };
    };
    const [low, high] = [111.6, 151.2];
    expect(await amounts('time=2026-01-10&with=2026-02-20')).toEqual({
      before: high,
      after: low,
      difference: -39.6,
      isOpen: false,
    });
    expect(await amounts('time=2026-02-10&with=2026-01-31')).toMatchObject({ before: low, after: high });
    // Nine days of March have passed.
    expect(await amounts('time=2026-01-10&with=2026-03-01')).toEqual({
      before: 32.4,
      after: 32.4,
      difference: 0,
      isOpen: true,
    });
  });

  it('compares a period under way with as many days of the other', async () => {
    const change = await ask('GET', `bill/change/${siteId}`);
    expect(change).toMatchObject({
      before: { from: '2026-02-01', to: '2026-02-10', net: 48.6 },
      after: { from: '2026-03-01', to: '2026-03-10', net: 32.4 },
      difference: -16.2,
      isOpen: true,
    });
    expect(partsOf(change)).toEqual([['use', 'Boiler', -16.2]]);
  });

  it('knows no difference from a time before there was anything', async () => {
    const change = await ask('GET', `bill/change/${siteId}?time=2026-02-10&than=lastYear`);
    expect(change).toMatchObject({ before: { from: '2025-02-01' } });
    expect([null, 151.2]).toContain(change.difference);
  });

  it('refuses what is no date and what cannot be compared with', async () => {
    expect((await answerTo('GET', `bill/change/${siteId}?time=2026-13-01`)).status).toBe(400);
    expect((await answerTo('GET', `bill/change/${siteId}?than=tomorrow`)).status).toBe(400);
  });
});
