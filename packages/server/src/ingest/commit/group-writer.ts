import { forEachApart } from '../../concurrency/for-each-apart.ts';
import type { Log } from '../../log/log.ts';
import { isDatabaseAway, troubleOf, WriterLockLost } from '../../storage/database-trouble.ts';
import type { Storage } from '../../storage/storage.ts';
import type { MeterCache } from '../admission/meter-cache.ts';
import { refused, type UploadOutcome } from '../admission/upload.ts';
import type { JournalEntry } from '../journal/upload-journal.ts';
import { sources } from '../meter-state/group-rows.ts';
import { type MeterHistory, openMeterHistory } from '../meter-state/meter-history.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';
import { againWhileChanged } from './again-while-changed.ts';
import type { CommitCounts } from './commit-counts.ts';
import { commitReadings, keyOf } from './commit-readings.ts';
import type { GroupWriter } from './group-commit.ts';
import type { PendingReading } from './pending-reading.ts';
import { openArrivalStamps } from './stamp-arrivals.ts';
import { storeDeadLetter } from './store-dead-letter.ts';

/**
 * What a job that changes readings or their ledger works with. It forgets the states of the meters it changes, and is run
 * again from its beginning where another server changed them meanwhile.
 */
export type WriterParts = {
  readonly pool: Storage['pool'];
  readonly isCluster: boolean;
  readonly history: MeterHistory;
  readonly states: MeterStateCache;
};

type Parts = {
  readonly storage: Pick<Storage, 'pool' | 'isCluster' | 'otherServers'>;
  readonly states: MeterStateCache;
  readonly meterCache: Pick<MeterCache, 'isCurrent' | 'byId' | 'forgetMeter'>;
  /** Called for readings of the journal once they are in the database. */
  readonly onWritten: (entry: JournalEntry) => void;
  readonly counts: Pick<CommitCounts, 'committed'>;
  readonly log: Log;
};

type ReadingWriter = GroupWriter<PendingReading> & {
  alone<Result>(job: (parts: WriterParts) => Promise<Result>): Promise<Result>;
};

export const createGroupWriter = ({
  storage,
  states,
  meterCache,
  onWritten,
  counts,
  log,
}: Parts): ReadingWriter => {
  const { pool, isCluster, otherServers } = storage;
  const history = openMeterHistory(pool);
  const stamps = openArrivalStamps(states);

  const forgetStates = (meterIds: Iterable<number>): void => {
    for (const id of meterIds) states.forget(id);
  };

  const requireOthersHeard = (): void => {
    if (!otherServers.areHeard()) throw new WriterLockLost();
  };

  const commit = commitReadings({ pool, isCluster, history, states, meterCache, stamps });

  const respond = (pending: PendingReading, outcome: UploadOutcome): void => {
    if (pending.journalEntry === null) pending.respond(outcome);
    else onWritten(pending.journalEntry);
  };

  /** False: it is to be tried again. */
  const tryStoreDeadLetter = async (pending: PendingReading, failure: unknown): Promise<boolean> => {
    try {
      await storeDeadLetter(pool, pending, failure);
      respond(pending, refused('internal'));
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) return false;
      log.error({ err: error }, 'An acknowledged reading stays in the upload journal until the next start.');
      return true;
    }
  };

  return {
    keyOf,
    arrange: byTime,
    isAwaited,
    write: async (items, trustCache) => {
      requireOthersHeard();
      try {
        const { group, orphans, ahead, duplicates } = await commit(items, trustCache);
        counts.committed(group.length - duplicates.size, lastArrivalOf(items));
        // The next group goes to the database first: it works while these answers are written.
        setImmediate(() => {
          forEachApart(group, (pending) => respond(pending, outcomeOf(pending, duplicates)));
          forEachApart(orphans, (pending) => respond(pending, refused('meter_unknown')));
          // Those of the journal stay in it, for the server that this one is upgraded to.
          forEachApart(ahead.filter(isAwaited), (pending) => pending.respond(refused('unavailable')));
        });
      } catch (error) {
        // Whether it was committed is not known: what is stored must be read again.
        for (const pending of items) {
          states.forget(pending.meter.id);
          stamps.tried(pending);
        }
        throw error;
      }
    },
    alone: (job) =>
      againWhileChanged(async () => {
        requireOthersHeard();
        return job({ pool, isCluster, history, states });
      }, forgetStates),
    refuse: async (items, failure) => {
      const trouble = troubleOf(failure);
      forEachApart(items.filter(isAwaited), ({ respond }) => respond(refused(trouble ?? 'internal')));
      const journalled = items.filter((pending) => !isAwaited(pending));
      if (trouble !== null) {
        log.warn({ err: failure }, 'Readings could not be written.');
        return journalled;
      }
      const again: PendingReading[] = [];
      for (const pending of journalled)
        if (!(await tryStoreDeadLetter(pending, failure))) again.push(pending);
      return again;
    },
  };
};

/**
 * A long history in no order, cut as it came, would be recomputed whole by each of its groups. What the clock says of arrivals
 * is told by the order in which they came.
 */
const byTime = (items: readonly PendingReading[]): readonly PendingReading[] =>
  items.some(({ source }) => source === sources.arrival)
    ? items
    : items.toSorted((one, other) => one.claimedMicros - other.claimedMicros);

const isAwaited = ({ journalEntry }: PendingReading): boolean => journalEntry === null;

const lastArrivalOf = (items: readonly PendingReading[]): number =>
  items.reduce((last, { arrivedMicros }) => Math.max(last, arrivedMicros), 0);

/** An arrival has its instant to itself: found stored, it is this very reading, committed before the answer was lost. */
const outcomeOf = (pending: PendingReading, duplicates: ReadonlySet<object>): UploadOutcome =>
  pending.source !== sources.arrival && duplicates.has(pending) ? { kind: 'duplicate' } : { kind: 'stored' };
