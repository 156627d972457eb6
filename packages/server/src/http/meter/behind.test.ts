// A load meter that stands behind another one.
import { useTypes } from '@ohmstead/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, steady } from '../../../test/billed-sites.ts';
import { buildMeter } from '../../../test/build-meter.ts';

const { answerTo, ask, newSite, server, sendReads } = billedSites();

let siteId: number;
let grid: number;
let kitchen: number;
let oven: number;
beforeAll(async () => {
  const site = await newSite({});
  siteId = site.siteId;
  grid = site.meter.id;
  const load = (name: string) =>
    buildMeter(server().db, { site_id: siteId, name, type: 1, use_type: useTypes.load });
  const [first, second] = [await load('Kitchen'), await load('Oven')];
  [kitchen, oven] = [first.id, second.id];
  const span = ['2026-03-08T23:00:00Z', '2026-03-09T23:00:00Z'] as const;
  await sendReads(site.meter, steady(...span, 1));
  await sendReads(first, steady(...span, 0.6));
  await sendReads(second, steady(...span, 0.25));
});

const put = (id: number, behindMeterId: number | null) =>
  answerTo('POST', 'inverter/save', { id, name: id === oven ? 'Oven' : 'Kitchen', behindMeterId });

describe('a load meter', () => {
  it('behind another one is counted within it', async () => {
    expect((await put(oven, kitchen)).status).toBe(200);
    expect((await ask('GET', `inverter/get/${oven}`)).behindMeterId).toBe(kitchen);
    const day = 'starttime=2026-03-09&endtime=2026-03-10';
    const { uses, notMeasured } = await ask('GET', `site/enduses/${siteId}?${day}`);
    const near = (value: number) => expect.closeTo(value, 6);
    expect(uses).toMatchObject([
      { name: 'Kitchen', behindId: null, kWh: near(14.4), rest: { kWh: near(8.4) } },
      { name: 'Oven', behindId: kitchen, kWh: near(6), rest: null },
    ]);
    expect(notMeasured.kWh).toEqual(near(9.6));
  });

  it('stands behind load meters of its site only, and never behind itself', async () => {
    for (const [id, front] of [
      [kitchen, oven],
      [kitchen, kitchen],
      [oven, grid],
      [oven, 999_999],
    ] as const) {
      const answer = await put(id, front);
      expect([answer.status, answer.data.code]).toEqual([400, 'behind_invalid']);
    }
    const another = await newSite({});
    const strange = await buildMeter(server().db, { site_id: another.siteId, use_type: useTypes.load });
    expect((await put(oven, strange.id)).status).toBe(400);
    expect((await put(grid, kitchen)).status).toBe(400);
  });

  it('that measures something else from now on lets go of what stood behind it', async () => {
    await ask('POST', 'inverter/save', { id: kitchen, name: 'Kitchen', useType: useTypes.storage });
    expect((await ask('GET', `inverter/get/${oven}`)).behindMeterId).toBeNull();
    await ask('POST', 'inverter/save', { id: kitchen, name: 'Kitchen', useType: useTypes.load });
    expect((await put(oven, kitchen)).status).toBe(200);
    expect((await put(oven, null)).status).toBe(200);
  });
});
