// One writer. It starts at once when idle; what comes while it writes is written next, sorted by meter, so that a
// meter's slot and newest reading are written once for many readings. Where nobody waits for an answer it pauses
// in between: the more readings there are of a meter at once, the less each of them costs.

import { openCapacityGate } from '../../concurrency/capacity-gate.ts';
import { openPause } from '../../concurrency/pause.ts';
import type { Log } from '../../log/log.ts';
import { breakStorage } from '../../storage/break-storage.ts';
import { isDatabaseAway } from '../../storage/database-trouble.ts';
import { cutGroups } from './cut-groups.ts';
import { retryWhileDatabaseDown, type WriteGroup } from './retry-while-database-down.ts';

/** What writes a group of items in one transaction. */
export type GroupWriter<Item> = {
  /** Items of one key are written together. */
  keyOf(item: Item): number;
  /** Items of one key that do not fit into one group, in the order in which they are best cut. Left out: as they came. */
  arrange?(items: readonly Item[]): readonly Item[];
  /** Whether somebody waits for it to be written. */
  isAwaited(item: Item): boolean;
  /** Commits all and responds for each; or throws, having responded for none. */
  write: WriteGroup<Item>;
  /** Responds for items that could not be written, and gives those that are to be tried again. */
  refuse(items: readonly Item[], failure: unknown): Promise<readonly Item[]>;
};

export type GroupCommit<Item> = {
  hasRoom(): boolean;
  /** How many items are not written yet. */
  unwritten(): number;
  /** Resolves when there is room, or nothing is waited for any more. */
  untilRoom(): Promise<void>;
  add(item: Item): void;
  /** Runs a job while no group is written; groups wait for its end. */
  alone<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Resolves when all that is here now is written. */
  flush(): Promise<void>;
  /** From now on nothing is waited for: neither for more to come nor for a database that is away. */
  hurry(): void;
  /** Writes what waits. */
  close(): Promise<void>;
};

/** A batch costs a tenth less than by groups of half the size; whoever comes behind a group waits for it. */
const largestGroup = 1000;
const mostUnwritten = 9_000;
const calmMs = 200;
const awayPauseMs = 1000;

/** Without the writer readings would be taken and never come to the database. */
const endBroken = breakStorage('The writer of readings has stopped.');

export const startGroupCommit = <Item>(writer: GroupWriter<Item>, log: Log): GroupCommit<Item> => {
  let queue: Item[] = [];
  const jobs: (() => Promise<void>)[] = [];
  let flushes: (() => void)[] = [];
  let running: Promise<void> | null = null;
  let isHurried = false;
  const capacity = openCapacityGate(mostUnwritten);
  const pause = openPause();
  const attempt = retryWhileDatabaseDown(writer.write, () => isHurried);

  const run = async (): Promise<void> => {
    while (queue.length > 0 || jobs.length > 0 || flushes.length > 0) {
      await jobs.shift()?.();
      const [items, flushed] = [queue, flushes];
      queue = [];
      flushes = [];
      const again: Item[] = [];
      for (const group of cutGroups(items, writer, largestGroup)) {
        again.push(...(await writeGroup(group)));
        capacity.leave(group.length);
      }
      for (const resolve of flushed) resolve();
      if (isHurried) continue;
      if (again.length > 0) await tryLater(again);
      else if (mayPause()) await pause.take(calmMs);
    }
    running = null;
  };

  const mayPause = (): boolean =>
    queue.length > 0 && jobs.length === 0 && flushes.length === 0 && !queue.some(writer.isAwaited);

  const tryLater = async (items: readonly Item[]): Promise<void> => {
    queue = [...items, ...queue];
    capacity.enter(items.length);
    await pause.take(awayPauseMs);
  };

  /** Gives what is to be tried again. */
  const writeGroup = async (group: readonly Item[]): Promise<readonly Item[]> => {
    const failure = await attempt(group, true);
    if (failure === null) return [];
    if (isDatabaseAway(failure)) return writer.refuse(group, failure);
    log.error(
      { err: failure, readings: group.length },
      'A group of readings failed; writing them one by one.',
    );
    const again: Item[] = [];
    for (const item of group) again.push(...(await writeAlone(item)));
    return again;
  };

  const writeAlone = async (item: Item): Promise<readonly Item[]> => {
    const failure = await attempt([item], false);
    if (failure === null) return [];
    log.error({ err: failure }, 'A reading could not be stored.');
    return writer.refuse([item], failure);
  };

  /** After the sockets that are ready in this turn of the event loop have been read. */
  const start = (): void => {
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(run).catch(endBroken);
  };

  return {
    hasRoom: capacity.has,
    unwritten: capacity.taken,
    untilRoom: capacity.until,
    add: (item) => {
      queue.push(item);
      capacity.enter(1);
      if (writer.isAwaited(item)) pause.end();
      start();
    },
    alone: (job) =>
      new Promise((resolve, reject) => {
        jobs.push(() => Promise.resolve().then(job).then(resolve, reject));
        pause.end();
        start();
      }),
    flush: () =>
      new Promise((resolve) => {
        flushes.push(resolve);
        pause.end();
        start();
      }),
    hurry: () => {
      isHurried = true;
      capacity.release();
      pause.end();
    },
    close: async () => {
      while (running) await running;
    },
  };
};
