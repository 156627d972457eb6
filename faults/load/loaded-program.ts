// A program with a site whose load goes on from round to round, whatever happens to the program between.
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
  program(): Program;
  /** Sessions end when clocks jump. Gives the token. */
  logInAgain(): Promise<string>;
  /** Starts it, unless it runs. */
  ensureRunning(): Promise<void>;
  /** Sends until `during` has ended; gives what was answered wrongly, a line each. */
  whileLoaded(during: (endLoad: () => void) => Promise<void>): Promise<string[]>;
  /** What is not as it was acknowledged, a line each. A problem is reported once. */
  problems(): Promise<string[]>;
  /** Stops the program; gives what `npm run verify` then says differs. */
  verified(): Promise<string[]>;
  /** Whatever became of it. */
  kill(): Promise<void>;
};

export type LoadSettings = ProgramSettings & {
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
  ...settings
}: LoadSettings): Promise<LoadedProgram> => {
  let program = await startProgram(settings);
  const site = await makeSite(program.origin, meters);
  const { senders, record } = loadOf(site, seed);
  const reported = new Set<string>();
  let { token } = site;
  return {
    record,
    program: () => program,
    logInAgain: async () => {
      token = await logIn(program.origin);
      return token;
    },
    ensureRunning: async () => {
      if (!isAlive(program.pid)) program = await startProgram(settings);
    },
    whileLoaded: async (during) => {
      const ending = new AbortController();
      const endLoad = () => ending.abort();
      // Each sender waits at it now and then.
      setMaxListeners(senders.length + 1, ending.signal);
      const { origin } = program;
      const load = runLoad(senders, { origin, token, signal: ending.signal, nowMs });
      await during(endLoad).finally(endLoad);
      return load;
    },
    problems: async () => {
      await untilWritten(program.origin);
      const client = openClient(program.origin, token);
      const problems: string[] = [];
      for (const { name, problems: find } of senders)
        problems.push(...(await find(client)).map((problem) => `${name}: ${problem}`));
      client.close();
      const news = problems.filter((problem) => !reported.has(problem));
      for (const problem of news) reported.add(problem);
      return news;
    },
    verified: async () => {
      await program.stop();
      return verifyProblems({ ...settings.env, DATA_DIR: settings.dataDir });
    },
    kill: () => program.kill(),
  };
};
