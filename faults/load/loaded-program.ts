// A program, or several on one database, with a site whose load goes on from round to round, whatever happens to them between.
import { setMaxListeners } from 'node:events';
import { openClient } from '@ohmstead/bench';
import { type Program, type ProgramSettings, startProgram } from '@ohmstead/e2e';
import type { SentRecord } from '../record/sent-readings.ts';
import { isAlive } from './is-alive.ts';
import { logIn, type MadeSite, makeSite } from './make-site.ts';
import type { Load } from './mixed-load.ts';
import { runLoad } from './run-load.ts';
import { untilWritten } from './until-written.ts';
import { verifyProblems } from './verify.ts';

export type LoadedProgram = {
  readonly record: SentRecord;
  /** One, or all that are on one database. */
  programs(): readonly Program[];
  /** Sessions end when clocks jump. Gives the token. */
  logInAgain(): Promise<string>;
  /** Starts those that do not run. */
  ensureRunning(): Promise<void>;
  /** Sends until `during` has ended; gives what was answered wrongly, a line each. */
  whileLoaded(during: (endLoad: () => void) => Promise<void>): Promise<string[]>;
  /** What is not as it was acknowledged, a line each. A problem is reported once. */
  problems(): Promise<string[]>;
  /** Stops them; gives what `npm run verify` then says differs. */
  verified(): Promise<string[]>;
  /** Whatever became of them. */
  kill(): Promise<void>;
};

export type LoadSettings = ProgramSettings & {
  /** Further ones on the same database. */
  readonly others?: readonly ProgramSettings[];
  readonly seed: number;
  readonly meters: number;
  readonly loadOf: (site: MadeSite, seed: number) => Load;
  readonly nowMs?: () => number;
};

export const startLoaded = async ({
  seed,
  meters,
  loadOf,
  nowMs = Date.now,
  others = [],
  ...settings
}: LoadSettings): Promise<LoadedProgram> => {
  const first = await startProgram(settings);
  const all = [settings, ...others];
  const programs = [first, ...(await Promise.all(others.map(startProgram)))];
  const site = await makeSite(first.origin, meters);
  const { senders, record } = loadOf(site, seed);
  const reported = new Set<string>();
  let { token } = site;
  return {
    record,
    programs: () => programs,
    logInAgain: async () => {
      token = await logIn(originOf(programs));
      return token;
    },
    ensureRunning: async () => {
      const restarted = programs.map((program, place) =>
        isAlive(program.pid) ? program : startProgram(all[place] ?? settings),
      );
      programs.splice(0, programs.length, ...(await Promise.all(restarted)));
    },
    whileLoaded: async (during) => {
      const ending = new AbortController();
      const endLoad = () => ending.abort();
      // Each sender waits at it now and then.
      setMaxListeners(senders.length + 1, ending.signal);
      const origins = programs.map(({ origin }) => origin);
      const load = runLoad(senders, { origins, token, signal: ending.signal, nowMs });
      await during(endLoad).finally(endLoad);
      return load;
    },
    problems: async () => {
      for (const { origin } of programs) await untilWritten(origin);
      const client = openClient(originOf(programs), token);
      const problems: string[] = [];
      for (const { name, problems: find } of senders)
        problems.push(...(await find(client)).map((problem) => `${name}: ${problem}`));
      client.close();
      const news = problems.filter((problem) => !reported.has(problem));
      for (const problem of news) reported.add(problem);
      return news;
    },
    verified: async () => {
      for (const program of programs) await program.stop();
      return verifyProblems({ ...settings.env, DATA_DIR: settings.dataDir });
    },
    kill: async () => {
      for (const program of programs) await program.kill();
    },
  };
};

const originOf = ([first]: readonly Program[]): string => {
  if (first === undefined) throw new Error('no program runs');
  return first.origin;
};
