// Takes readings to the database, by way of the upload journal where there is one. One without a time of its
// own can be no duplicate: it is acknowledged as soon as the journal has it.
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { explained } from '../../storage/file-trouble.ts';
import type { Storage } from '../../storage/storage.ts';
import type { MeterCache } from '../admission/meter-cache.ts';
import { logDamage } from '../journal/log-damage.ts';
import { openUploadJournal, type UploadJournal } from '../journal/upload-journal.ts';
import { sources } from '../meter-state/group-rows.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';
import { openCommitCounts } from './commit-counts.ts';
import { startGroupCommit } from './group-commit.ts';
import { createGroupWriter, type WriterParts } from './group-writer.ts';
import { type JournalCommit, startJournalCommit } from './journal-commit.ts';
import type { PendingReading } from './pending-reading.ts';
import { replayJournal } from './replay-journal.ts';

export type ReadingKeeper = {
  /** Resolves when all that a former run acknowledged is written. Nothing may be taken before. */
  readonly ready: Promise<void>;
  /** False: too much waits already. */
  take(pending: PendingReading): boolean;
  alone<Result>(job: (parts: WriterParts) => Promise<Result>): Promise<Result>;
  /** How many readings are on their way into the tables. */
  unwritten(): number;
  load(nowMicros: number): WriterLoad;
  /** Resolves when all that is acknowledged is written. */
  flush(): Promise<void>;
  /** The same for those who only read: they wait for a few readings, and not for long. */
  untilReadable(): Promise<void>;
  close(): Promise<void>;
};

export type WriterLoad = {
  /** Committed, over the last minute. */
  readonly readingsPerSecond: number;
  readonly unwritten: number;
  /** Milliseconds that the oldest of those unwritten has waited at most; null where there are none. */
  readonly lagMs: number | null;
};

type Parts = {
  readonly storage: Pick<Storage, 'pool' | 'isCluster' | 'otherServers' | 'journalFolder'>;
  readonly states: MeterStateCache;
  readonly meterCache: MeterCache;
  readonly log: Log;
};

/** With more on their way the writer is busy, and reads would break up its groups. */
const mostWaitedFor = 100;
const longestWaitMs = 300;

export const openReadingKeeper = ({ storage, states, meterCache, log }: Parts): ReadingKeeper => {
  let journal: UploadJournal | null = null;
  let journalling: JournalCommit | null = null;
  let isClosing = false;
  const counts = openCommitCounts();
  const writer = createGroupWriter({
    storage,
    states,
    meterCache,
    log,
    onWritten: (entry) => journal?.written(entry, 1),
    counts,
  });
  const commit = startGroupCommit(writer, log);

  const open = async (folder: string): Promise<void> => {
    journal = await openUploadJournal(folder).catch(async (error: unknown) => {
      throw await explained(error, folder);
    });
    logDamage(journal.damaged, log);
    await replayJournal(journal, meterCache, commit, log);
    journalling = startJournalCommit(journal, commit, log);
  };

  const flush = async (): Promise<void> => {
    await journalling?.idle();
    await commit.flush();
  };

  const untilReadable = async (): Promise<void> => {
    const unwritten = commit.unwritten();
    if (journalling === null || unwritten === 0 || unwritten > mostWaitedFor) return;
    await Promise.race([commit.flush(), setTimeout(longestWaitMs, undefined, { ref: false })]);
  };

  const ready = storage.journalFolder === null ? Promise.resolve() : open(storage.journalFolder);
  return {
    ready,
    take: (pending) => {
      if (isClosing) return false;
      if (commit.unwritten() === 0) counts.began(pending.arrivedMicros);
      if (journalling !== null && pending.source === sources.arrival && !journalling.isBroken()) {
        return journalling.add(pending);
      }
      if (!commit.hasRoom()) return false;
      commit.add(pending);
      return true;
    },
    alone: (job) => commit.alone(() => writer.alone(job)),
    unwritten: commit.unwritten,
    load: (nowMicros) => ({
      readingsPerSecond: counts.perSecond(),
      unwritten: commit.unwritten(),
      lagMs: commit.unwritten() === 0 ? null : counts.waitedMs(nowMicros),
    }),
    flush,
    untilReadable,
    close: async () => {
      isClosing = true;
      commit.hurry();
      await ready.catch(() => undefined);
      await journalling?.idle();
      await commit.close();
      // The last group is settled in a turn of its own.
      await setImmediate();
      await journal?.close();
    },
  };
};
