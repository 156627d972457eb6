// Looks every second for steps of incidents that people are to be notified of, apart from the jobs: a slow one delays no message.
import { minuteMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import { openPause } from '../concurrency/pause.ts';
import { isDatabaseAway } from '../storage/database-trouble.ts';
import type { Outages } from '../storage/outages.ts';
import type { Database } from '../storage/schema.ts';
import { notifyDueSteps, putOffOldestStep } from './notify-due-steps.ts';
import type { Notifying } from './notify-of-steps.ts';

export type Notifier = {
  start(): void;
  /** Waits for the steps in hand. */
  stop(): Promise<void>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly outages: Pick<Outages, 'log' | 'counts'>;
  readonly publicAddress: Notifying['publicAddress'];
};

const everyMs = 1_000;
const troubleRestMs = 5_000;
/** A step that failed is tried again after it. */
const putOffMs = 10 * minuteMs;

export const createNotifier = ({ db, clock, outages, publicAddress }: Parts): Notifier => {
  const pause = openPause();
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  const parts = { db, publicAddress };

  const notify = (): Promise<number> => {
    const now = nowDate(clock);
    return notifyDueSteps(parts, now).catch((error: unknown) => notifyOne(now, error));
  };
  /** One step that fails holds up no other: they are taken one at a time until it is its turn. */
  const notifyOne = async (now: Date, trouble: unknown): Promise<number> => {
    if (isDatabaseAway(trouble)) throw trouble;
    try {
      return await notifyDueSteps(parts, now, 1);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      outages.log.error(
        { err: error },
        'Nobody could be notified of a step of an incident; it is tried again later.',
      );
      await putOffOldestStep(parts, now, putOffMs);
      return 1;
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const decided = outages.counts().isOut ? 0 : await notify().catch(noted);
      const restMs = decided === null ? troubleRestMs : decided > 0 ? 0 : everyMs;
      if (restMs > 0 && !isStopping) await pause.take(restMs);
    }
  };
  const noted = (error: unknown): null => {
    outages.log.warn({ err: error }, 'Nobody could be notified of incidents; it is tried again.');
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
