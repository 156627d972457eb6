import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../../storage/database-trouble.ts';
import type { Outages } from '../../storage/outages.ts';

const pauseMs = 1_000;

/** Begins again, as often as the database cannot be used, once it can: the body goes on where it came to. */
export const throughOutages = async <Result>(
  { log, counts }: Pick<Outages, 'log' | 'counts'>,
  signal: AbortSignal,
  body: () => Promise<Result>,
): Promise<Result> => {
  for (;;) {
    try {
      return await body();
    } catch (error) {
      signal.throwIfAborted();
      if (!isDatabaseAway(error) || isOfFile(error)) throw error;
      log.warn({ err: error }, 'An import waits for the database.');
      do await wait(pauseMs, undefined, { ref: false });
      while (counts().isOut && !signal.aborted);
      signal.throwIfAborted();
    }
  }
};

/** Files have paths, and sockets addresses. */
const isOfFile = (error: unknown): boolean => error instanceof Error && 'path' in error;
