import { dayMs, hourMs } from '@ohmstead/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { noon } from '../../test/steady-server.ts';
import { testClock } from '../../test/test-clock.ts';
import { steadyReadings, uploadReadings } from '../../test/upload-readings.ts';
import { createFollowUp, type FollowUp } from './follow-up.ts';
import { rollUpJob } from './roll-up-job.ts';

let server: TestApp;
let followUp: FollowUp;
beforeAll(async () => {
  server = await appForTest({}, { clock: testClock(noon * 1000) });
});
beforeEach(() => {
  followUp = createFollowUp(server.context);
});
afterEach(() => followUp.stop());
afterAll(() => server.close());

const newSite = () => buildSite(server.db);
const idle = (siteId: number) => expect.poll(() => followUp.isBusyWith(siteId)).toBe(false);

/** Pieces that note when they are made; the first waits until it may go on. */
const notingPieces = () => {
  const made: string[] = [];
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const piece = (key: string) => ({ key, make: async () => void made.push(key) });
  const held = (key: string) => ({
    key,
    make: async () => {
      made.push(key);
      await waiting;
    },
  });
  return { made, piece, held, goOn };
};

describe('the follow-up', () => {
  it('makes what was asked last first, and each piece once', async () => {
    const site = await newSite();
    const { made, piece, held, goOn } = notingPieces();
    followUp.ask(site, [held('first'), piece('2025'), piece('2024')]);
    await expect.poll(() => made).toEqual(['first']);
    followUp.ask(site, [piece('wanted now'), piece('2024')]);
    expect(followUp.isBusyWith(site)).toBe(true);
    goOn();
    await idle(site);
    expect(made).toEqual(['first', 'wanted now', '2024', '2025']);
  });

  it('follows three sites side by side, and the others after them', async () => {
    const sites = [await newSite(), await newSite(), await newSite(), await newSite()];
    const { made, held, goOn } = notingPieces();
    for (const site of sites) followUp.ask(site, [held(`of ${site}`)]);
    const [first, second, third, fourth = 0] = sites;
    await expect.poll(() => made).toHaveLength(3);
    expect(made.toSorted()).toEqual([`of ${first}`, `of ${second}`, `of ${third}`].toSorted());
    expect(followUp.isBusyWith(fourth)).toBe(true);
    goOn();
    await idle(fourth);
    expect(made).toHaveLength(4);
  });

  it('gives a site up where a piece fails, and begins anew when asked again', async () => {
    const site = await newSite();
    const { made, piece } = notingPieces();
    const failing = { key: 'failing', make: () => Promise.reject(new Error('The disk is full.')) };
    followUp.ask(site, [failing, piece('behind it')]);
    await idle(site);
    expect(made).toEqual([]);
    followUp.ask(site, [piece('asked again')]);
    await idle(site);
    expect(made).toEqual(['asked again']);
  });

  it('stops between two pieces', async () => {
    const site = await newSite();
    const { made, piece, held, goOn } = notingPieces();
    followUp.ask(site, [held('under way'), piece('never made')]);
    await expect.poll(() => made).toEqual(['under way']);
    const stopped = followUp.stop();
    goOn();
    await stopped;
    expect(made).toEqual(['under way']);
  });

  it('has a site to itself: the roll-up job comes back to it later', async () => {
    const site = await newSite();
    const meter = await buildMeter(server.db, { site_id: site, type: 1 });
    const tenDays = noon - 10 * dayMs;
    const readings = steadyReadings(tenDays, noon, hourMs, { importW: 100, exportW: 0 });
    await uploadReadings(server, meter, readings);
    const rollUp = () => rollUpJob({ ...server.context, followUp }).run(new AbortController().signal);
    const days = () => server.db.selectFrom('site_day').select('date').where('site_id', '=', site).execute();
    const { made, held, goOn } = notingPieces();
    followUp.ask(site, [held('under way')]);
    await expect.poll(() => made).toHaveLength(1);
    await rollUp();
    expect(await days()).toEqual([]);
    goOn();
    await idle(site);
    await rollUp();
    expect((await days()).length).toBeGreaterThan(8);
  });
});
