// One fault after another under mixed load, on the same data; after each everything acknowledged has to be there.
import { setTimeout as wait } from 'node:timers/promises';
import type { Noise } from '@ohmstead/bench';
import type { Program } from '@ohmstead/e2e';
import type { Place } from '../fault-case.ts';
import type { LoadedProgram } from '../load/loaded-program.ts';

export type Fault = {
  readonly name: string;
  /** Whoever ends a program, or the load before the fault is over, ends the load first. Gives what there is to say. */
  strike(programs: readonly Program[], endLoad: () => void): Promise<string>;
};

/** One in five comes while the program is still taking up what its former run left. */
const shareEarly = 0.2;
const earlyMs = 300;
const leastMs = 600;
const mostMs = 3000;

const loadMs = (chance: Noise): number =>
  Math.round(
    chance.even() < shareEarly ? chance.even() * earlyMs : leastMs + chance.even() * (mostMs - leastMs),
  );

/** At the end the program is stopped and everything computed again. */
export const runChain = async (
  loaded: LoadedProgram,
  faults: readonly Fault[],
  chance: Noise,
  place: Pick<Place, 'checked'>,
): Promise<void> => {
  try {
    await strikeAll(loaded, faults, chance, place);
    place.checked({ what: 'verify', problems: await loaded.verified() });
  } finally {
    await loaded.kill();
  }
};

const strikeAll = async (
  loaded: LoadedProgram,
  faults: readonly Fault[],
  chance: Noise,
  { checked }: Pick<Place, 'checked'>,
): Promise<void> => {
  for (const [place, { name, strike }] of faults.entries()) {
    const ms = loadMs(chance);
    const programs = [...loaded.programs()];
    let said = '';
    const answered = await loaded.whileLoaded(async (endLoad) => {
      await wait(ms);
      said = await strike(programs, endLoad);
    });
    await loaded.ensureRunning();
    const logged = answered.length === 0 ? [] : programs.flatMap(({ output }) => errorsIn(output()));
    const problems = [...answered, ...logged, ...(await loaded.problems())];
    const acknowledged = loaded.record.acknowledged();
    const what = `${place + 1}: ${name} after ${ms} ms${said}; ${acknowledged} acknowledged readings`;
    checked({ what, problems });
  }
};

const errorLine = /"level":50/;
const mostErrorsShown = 3;

/** What the program said of its own about answers that nobody expected. */
const errorsIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => errorLine.test(line))
    .slice(-mostErrorsShown)
    .map((line) => `logged: ${line}`);

/** kill -9 of all. */
export const killProgram: Fault = {
  name: 'kill',
  strike: async (programs, endLoad) => {
    endLoad();
    for (const program of programs) await program.kill();
    return '';
  },
};

/** kill -9 of one of several programs on one database. */
export const oneKilled = (place: number): Fault => ({
  name: `kill of server ${place + 1}`,
  strike: async (programs, endLoad) => {
    endLoad();
    await programs[place]?.kill();
    return '';
  },
});
