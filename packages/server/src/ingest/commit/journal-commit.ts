// Acknowledges single readings once the journal has them. It starts at once when idle; what comes while it syncs
// is the next record. The database has them a moment later, many at a time.
import { forEachApart } from '../../concurrency/for-each-apart.ts';
import type { Log } from '../../log/log.ts';
import { breakStorage } from '../../storage/break-storage.ts';
import type { UploadJournal } from '../journal/upload-journal.ts';
import type { GroupCommit } from './group-commit.ts';
import type { PendingReading } from './pending-reading.ts';

export type JournalCommit = {
  /** False: too much waits already. */
  add(pending: PendingReading): boolean;
  /** It could not be written: readings wait for the database from now on. */
  isBroken(): boolean;
  /** Resolves when nothing is on its way into the journal. */
  idle(): Promise<void>;
};

const largestRecord = 1000;
const longestQueue = 20_000;

/** Without the journal's writer uploads would wait for ever. */
const endBroken = breakStorage('The writer of the upload journal has stopped.');

/** Each reading goes on to the database: acknowledged, or, when the journal has failed, still waiting for its answer. */
export const startJournalCommit = (
  journal: Pick<UploadJournal, 'append'>,
  database: Pick<GroupCommit<PendingReading>, 'add' | 'untilRoom'>,
  log: Log,
): JournalCommit => {
  let queue: PendingReading[] = [];
  let running: Promise<void> | null = null;
  let isBroken = false;

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      await database.untilRoom();
      const group = queue.length <= largestRecord ? queue : queue.slice(0, largestRecord);
      queue = queue.length <= largestRecord ? [] : queue.slice(largestRecord);
      await keep(group);
    }
    running = null;
  };

  const keep = async (group: readonly PendingReading[]): Promise<void> => {
    try {
      if (isBroken) return;
      const entry = await journal.append(group);
      for (const pending of group) pending.journalEntry = entry;
      // The next record goes to the disk first: it is synced while these answers are written. With no next record they
      // are written at once: beside an import the next turn of the event loop comes late.
      if (queue.length > 0) setImmediate(acknowledge, group);
      else acknowledge(group);
    } catch (error) {
      isBroken = true;
      // The journal's failure, not the database's: it is logged whatever becomes of the database.
      const failure = new Error('The upload journal could not be written.', { cause: error });
      log.error({ err: failure }, 'Uploads wait for the database from now on.');
    } finally {
      for (const pending of group) database.add(pending);
    }
  };

  return {
    add: (pending) => {
      if (queue.length >= longestQueue) return false;
      queue.push(pending);
      running ??= Promise.resolve().then(run).catch(endBroken);
      return true;
    },
    isBroken: () => isBroken,
    idle: async () => {
      await running;
    },
  };
};

/** Nothing of a request outlives its answer. */
const acknowledge = (group: readonly PendingReading[]): void =>
  forEachApart(group, (pending) => {
    const { respond } = pending;
    pending.respond = noResponse;
    respond({ kind: 'stored' });
  });

const noResponse = (): void => undefined;
