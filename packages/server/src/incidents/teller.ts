// Looks every second for steps of incidents that are to be told, apart from the jobs: a slow one delays no message.
import { minuteMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import { openPause } from '../concurrency/pause.ts';
import { isDatabaseAway } from '../storage/database-trouble.ts';
import type { Outages } from '../storage/outages.ts';
import type { Database } from '../storage/schema.ts';
import { putOffOldestStep, tellDueSteps } from './tell-due-steps.ts';
import type { Telling } from './tell-steps.ts';

export type Teller = {
  start(): void;
  /** Waits for what is being told. */
  stop(): Promise<void>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly outages: Pick<Outages, 'log' | 'counts'>;
  readonly publicAddress: Telling['publicAddress'];
};

const everyMs = 1_000;
const troubleRestMs = 5_000;
/** A step that could not be told is tried again after it. */
const putOffMs = 10 * minuteMs;

export const createTeller = ({ db, clock, outages, publicAddress }: Parts): Teller => {
  const pause = openPause();
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  const parts = { db, publicAddress };

  const tell = (): Promise<number> => {
    const now = nowDate(clock);
    return tellDueSteps(parts, now).catch((error: unknown) => tellOne(now, error));
  };
  /** One step that cannot be told keeps no other from it: they are taken one at a time until it is its turn. */
  const tellOne = async (now: Date, trouble: unknown): Promise<number> => {
    if (isDatabaseAway(trouble)) throw trouble;
    try {
      return await tellDueSteps(parts, now, 1);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      outages.log.error({ err: error }, 'A step of an incident could not be told; it is tried again later.');
      await putOffOldestStep(parts, now, putOffMs);
      return 1;
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const decided = outages.counts().isOut ? 0 : await tell().catch(noted);
      const restMs = decided === null ? troubleRestMs : decided > 0 ? 0 : everyMs;
      if (restMs > 0 && !isStopping) await pause.take(restMs);
    }
  };
  const noted = (error: unknown): null => {
    outages.log.warn({ err: error }, 'Incidents could not be told; it is tried again.');
    return null;
  };

  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      isStopping = true;
      pause.end();
      await running;
    },
  };
};
