// One writer. It starts at once when idle; what comes while it writes is the next group. So a single reading
// waits for nothing, and a thousand at once share one commit.
import { isDatabaseAway } from '../storage/is-database-away.ts';
import type { Log } from '../storage/storage.ts';

export type GroupCommit<Item> = {
  /** False: too much waits already. */
  add(item: Item): boolean;
  /** Runs a job while no group is written; groups wait for its end. */
  alone<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Writes what waits and takes no more. */
  close(): Promise<void>;
};

export type GroupWriter<Item> = {
  /** Commits all and settles each; or throws, having settled none. With care: believing nothing remembered. */
  write(group: readonly Item[], care: Care): Promise<void>;
  /** Settles an item that could not be written. */
  refuse(item: Item, reason: 'away' | 'failed'): void;
};

export type Care = 'usual' | 'careful';

const largestGroup = 1000;
const longestQueue = 20_000;
/** A database that restarts is back within seconds; no reading needs to be refused for that. */
const pausesMs = [50, 100, 200, 400, 800, 1600];

export const startGroupCommit = <Item>(writer: GroupWriter<Item>, log: Log): GroupCommit<Item> => {
  let queue: Item[] = [];
  const jobs: (() => Promise<void>)[] = [];
  let running: Promise<void> | null = null;
  let closed = false;
  let isAway = false;

  const run = async (): Promise<void> => {
    while (queue.length > 0 || jobs.length > 0) {
      await jobs.shift()?.();
      if (queue.length === 0) continue;
      const group = queue.length <= largestGroup ? queue : queue.slice(0, largestGroup);
      queue = queue.length <= largestGroup ? [] : queue.slice(largestGroup);
      await writeGroup(group);
    }
    running = null;
  };

  const writeGroup = async (group: readonly Item[]): Promise<void> => {
    const failure = await attempt(group, 'usual');
    if (failure === null) return;
    if (isDatabaseAway(failure)) return refuseAll(group, 'away');
    log.error(
      { err: failure, readings: group.length },
      'A group of readings failed; writing them one by one.',
    );
    for (const item of group) await writeAlone(item);
  };

  const writeAlone = async (item: Item): Promise<void> => {
    const failure = await attempt([item], 'careful');
    if (failure === null) return;
    log.error({ err: failure }, 'A reading could not be stored.');
    writer.refuse(item, isDatabaseAway(failure) ? 'away' : 'failed');
  };

  /** Tries until the database is back, but not long; null once written. */
  const attempt = async (group: readonly Item[], care: Care): Promise<unknown> => {
    for (let tried = 0; ; tried += 1) {
      try {
        await writer.write(group, care);
        isAway = false;
        return null;
      } catch (error) {
        const pauseMs = isAway || closed ? undefined : pausesMs[tried];
        if (!isDatabaseAway(error) || pauseMs === undefined) {
          isAway = isDatabaseAway(error);
          return error;
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  const refuseAll = (group: readonly Item[], reason: 'away' | 'failed'): void => {
    for (const item of group) writer.refuse(item, reason);
  };

  /** After the sockets that are ready in this turn of the event loop have been read. */
  const start = (): void => {
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(run);
  };

  return {
    add: (item) => {
      if (closed || queue.length >= longestQueue) return false;
      queue.push(item);
      start();
      return true;
    },
    alone: (job) =>
      new Promise((resolve, reject) => {
        jobs.push(() => job().then(resolve, reject));
        start();
      }),
    close: async () => {
      closed = true;
      await running;
    },
  };
};
