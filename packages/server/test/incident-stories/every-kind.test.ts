// Each kind of incident from the reading that causes it to the message on each channel, and its recovery: one account with
// every channel, a site for each kind.
import { type IncidentKind, incidentKinds, minuteMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMeteoForTest, type TestOpenMeteo } from '../open-meteo-for-test.ts';
import { testClock } from '../test-clock.ts';
import { type AppNotice, followApp, readNotices } from './app-notices.ts';
import { countsOf, type EveryChannel, everyChannel, onceEach } from './every-channel.ts';
import { kindStories } from './kind-stories.ts';
import type { KindEnd } from './kind-story.ts';
import { titlesByChannel } from './notified-titles.ts';
import { buildOwner, buildWatchedSite, siteOf, type WatchedSite } from './owner.ts';
import { passTimeUntil, settlingSeconds, waitUntil } from './passing-time.ts';
import { type RunningProgram, runningProgram } from './running-program.ts';
import { sendReadings } from './send-readings.ts';
import { daysLaterMs, minutesLaterMs, nowMs } from './story-times.ts';
import { channelNames } from './taken-message.ts';
import { buildPrices } from './tariff-of-prices.ts';

/** Rules hold for what is measured from then on: they are there before the first reading of a story. */
const rulesSetMs = nowMs - 30 * minuteMs;
const clock = testClock(rulesSetMs * 1000);
const goOnUntil = (ms: number): void => clock.goOn(ms / 1000 - clock.nowMicros() / 1_000_000);

type Recovered = Extract<KindEnd, { how: 'recovered' }>;
const recoveryOf = (kind: IncidentKind): Recovered | null => {
  const { end } = kindStories[kind];
  return end.how === 'recovered' ? end : null;
};
const recovering = (after?: Recovered['after']): IncidentKind[] =>
  incidentKinds.filter((kind) => {
    const end = recoveryOf(kind);
    return end !== null && (after === undefined || end.after === after);
  });

let weather: TestOpenMeteo;
let channels: EveryChannel;
let program: RunningProgram;
let notices: AppNotice[];
const newestSeen: (number | null)[] = [];

describe('an owner with every channel', () => {
  const sites = new Map<IncidentKind, WatchedSite>();
  let token: string;

  const buildSites = async (): Promise<void> => {
    const owner = await buildOwner(program);
    ({ token } = owner);
    await channels.join(program.ask, token);
    for (const kind of incidentKinds) {
      const story = kindStories[kind];
      const site = await buildWatchedSite(program.db, owner, { name: siteOf(kind), story });
      const { siteId } = site;
      sites.set(kind, site);
      if (story.prices) await buildPrices(program.db, { siteId, prices: story.prices, nowMs });
      const rule = story.rule && { kind, meterId: null, isOn: true, ...story.rule };
      if (rule) await program.ask('POST', `site/alertrules/${siteId}`, { token, body: rule });
    }
  };
  const send = async (kind: IncidentKind, readings = kindStories[kind].readings): Promise<void> => {
    const site = sites.get(kind);
    if (site) await sendReadings(program.address(), site.meter, readings);
  };
  /** As in the night: what has been sent is packed, and judged at the start. */
  const restart = async (): Promise<void> => {
    await program.stop();
    await program.start();
  };
  const haveCome = (count: number) => () =>
    channelNames.every((name) => (countsOf(channels.taken())[name] ?? 0) >= count);

  beforeAll(async () => {
    weather = await openMeteoForTest(() => clock.nowMicros() / 1000);
    channels = await everyChannel();
    program = await runningProgram(clock, { ...channels.env, WEATHER_URL: weather.sources.forecast });
    await buildSites();
    goOnUntil(nowMs);
    for (const kind of incidentKinds) await send(kind);
    await restart();
    const app = await followApp(program.address(), token);
    await passTimeUntil(clock, haveCome(incidentKinds.length));

    goOnUntil(minutesLaterMs);
    for (const kind of recovering('minutes')) await send(kind, recoveryOf(kind)?.readings);
    clock.goOn(settlingSeconds);
    await waitUntil(haveCome(incidentKinds.length + recovering('minutes').length));
    newestSeen.push(...app.newestNotices());
    await app.leave();

    await program.stop();
    goOnUntil(daysLaterMs);
    await program.start();
    for (const kind of recovering('days')) await send(kind, recoveryOf(kind)?.readings);
    await restart();
    await waitUntil(haveCome(incidentKinds.length + recovering().length));
    notices = await readNotices(program.ask, token);
  }, 300_000);
  afterAll(async () => {
    await program.close();
    await Promise.all([channels.close(), weather.close()]);
  });

  it.each(incidentKinds)(
    'is notified of %s once on each, with its site, its numbers and what to do',
    (kind) => {
      const { title, says } = kindStories[kind];
      const taken = channels.taken().filter((message) => message.title === title(siteOf(kind)));
      expect(countsOf(taken)).toEqual(onceEach);
      for (const { text } of taken) for (const words of says) expect(text).toContain(words);
      const inApp = notices.filter((notice) => notice.title === title(siteOf(kind)));
      expect(inApp).toHaveLength(1);
      for (const words of says) expect(inApp[0]?.text).toContain(words);
    },
  );

  it.each(recovering())('is notified that %s is over, once on each, with its times', (kind) => {
    const end = recoveryOf(kind) ?? expect.fail();
    const taken = channels.taken().filter(({ title }) => title === end.title(siteOf(kind)));
    expect(countsOf(taken)).toEqual(onceEach);
    for (const { text } of taken) expect(text).toContain(end.says);
    expect(notices.filter(({ title }) => title === end.title(siteOf(kind)))).toMatchObject([
      { text: end.says },
    ]);
  });

  it('is notified of nothing else, and of all that in the app too', () => {
    const titles = [
      ...incidentKinds.map((kind) => kindStories[kind].title(siteOf(kind))),
      ...recovering().map((kind) => recoveryOf(kind)?.title(siteOf(kind))),
    ].sort();
    expect(notices.map(({ title }) => title).sort()).toEqual(titles);
    for (const taken of Object.values(titlesByChannel(channels))) expect(taken.sort()).toEqual(titles);
  });

  it('whose app is open sees live that there is something new', () => {
    const ids = notices.map(({ id }) => id);
    expect(new Set(newestSeen.filter((id) => id !== null && ids.includes(id))).size).toBeGreaterThan(1);
  });
});
