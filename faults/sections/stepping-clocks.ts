// A month in which the server's clock is wrong again and again, by minutes to days, forward and back, over a change of
// daylight saving time too. What arrives has the time of the clock as it then is, and none of a clock of earlier.

import { setTimeout as wait } from 'node:timers/promises';
import { type Noise, noiseOf } from '@ohmstead/bench';
import { calls } from '@ohmstead/contract';
import { dayMs } from '@ohmstead/domain';
import { dataFolder } from '@ohmstead/e2e';
import { openClock, type SteppedClock } from '../clock/open-clock.ts';
import type { Check, FaultCase } from '../fault-case.ts';
import { type LoadedProgram, startLoaded } from '../load/loaded-program.ts';
import { openClients } from '../load/open-clients.ts';
import { uploadsOnly } from '../load/uploads-only.ts';

const stepsADay = 3;
const leastWrongMs = 120_000;
const mostWrongMs = 3 * dayMs;
const loadMs = 200;

type Span = { readonly name: string; readonly fromMs: number; readonly days: number };

export const clockCase = ({ name, fromMs, days }: Span): FaultCase => ({
  name: `clocks-${name}`,
  title: `${days} days of stepping clocks from ${new Date(fromMs).toISOString().slice(0, 10)} on`,
  checks: days + 1,
  run: async ({ dataParent, checked }, seed) => {
    const folder = await dataFolder(dataParent);
    const clock = openClock(folder.path);
    clock.step(fromMs - Date.now());
    const env = { DEMO: 'off', ...clock.env };
    const { nowMs } = clock;
    const loaded = await startLoaded({
      dataDir: folder.path,
      env,
      seed,
      nowMs,
      ...uploadsOnly(nowMs),
    });
    try {
      const chance = noiseOf(seed);
      for (let day = 1; day <= days; day += 1) checked(await liveDay(day, { loaded, clock, chance }));
      checked({ what: 'verify', problems: await loaded.verified() });
    } finally {
      await loaded.kill();
      clock.close();
    }
    await folder.remove();
  },
});

type Parts = {
  readonly loaded: LoadedProgram;
  readonly clock: SteppedClock;
  readonly chance: Noise;
};

const liveDay = async (day: number, parts: Parts): Promise<Check> => {
  const { loaded, clock } = parts;
  const problems: string[] = [];
  for (let step = 0; step < stepsADay; step += 1) {
    problems.push(...(await sendUnderClocks(parts)));
    clock.step(dayMs / stepsADay);
    problems.push(...(await stillOnline(loaded)));
  }
  return checkOf(day, parts, problems);
};

const checkOf = async (day: number, { loaded, clock }: Parts, problems: string[]): Promise<Check> => {
  problems.push(...(await loaded.problems()));
  const date = new Date(clock.nowMs()).toISOString().slice(0, 10);
  return {
    what: `day ${day}, until ${date}: ${loaded.record.acknowledged()} acknowledged readings`,
    problems,
  };
};

/** Sends by the right clock, by a wrong one, and by the right one again. */
const sendUnderClocks = async ({ loaded, clock, chance }: Parts): Promise<string[]> => {
  const wrongMs = wrongBy(chance);
  const load = () => loaded.whileLoaded(() => wait(loadMs));
  const before = await load();
  clock.step(wrongMs);
  const wrong = await load();
  clock.step(-wrongMs);
  return [...before, ...wrong, ...(await load())];
};

/** Minutes as often as days. */
const wrongBy = (chance: Noise): number => {
  const ms = Math.round(leastWrongMs * (mostWrongMs / leastWrongMs) ** chance.even());
  return chance.even() < 0.5 ? ms : -ms;
};

/** Hours after the last reading of all: whoever is online now is so by a time that has not come yet. */
const stillOnline = async (loaded: LoadedProgram): Promise<string[]> => {
  const client = openClients(
    { origins: loaded.programs().map(({ origin }) => origin) },
    await loaded.logInAgain(),
  );
  const meters = calls.user.meterlist.output.parse(await client.ask('GET', calls.user.meterlist.path));
  client.close();
  return meters
    .filter(({ isOnline }) => isOnline === 1)
    .map(({ sn, lastUpdate }) => `${sn} is online hours after its last reading, by one of ${lastUpdate}`);
};
