// Errors that nobody caught: bugs. One request's, stream's, timer's or job's must not end what serves all others.

import type { Log } from '../log/log.ts';
import { StorageBroken } from '../storage/storage.ts';

export type UncaughtErrors = {
  /** Logs and counts an error, and calls the listeners. */
  take(error: unknown): void;
  count(): number;
  onTaken(listener: () => void): void;
};

export const collectUncaught = (log: Log): UncaughtErrors => {
  const listeners: (() => void)[] = [];
  let taken = 0;
  return {
    take: (error) => {
      taken += 1;
      log.error({ err: error }, 'Uncaught error. This is a bug; the server goes on.');
      for (const listener of listeners) listener();
    },
    count: () => taken,
    onTaken: (listener) => void listeners.push(listener),
  };
};

/** Lets only broken storage end the process from now on; `end` gets the reason, for whoever supervises it. */
export const surviveUncaught = (uncaught: UncaughtErrors, end: (why: string) => never): void => {
  // Rejections that nobody handles come here too.
  process.on('uncaughtException', (error) => {
    if (error instanceof StorageBroken) end(lastWordsOf(error));
    uncaught.take(error);
  });
};

const lastWordsOf = ({ message, cause }: StorageBroken): string =>
  [
    `Ohmstead is shutting down: ${message}`,
    'No acknowledged reading is lost: the next start recovers from what is on the disk. Start it again.',
    cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  ].join('\n');
