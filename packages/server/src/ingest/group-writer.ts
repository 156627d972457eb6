import { WriterLockLost } from '../storage/is-database-away.ts';
import type { Storage } from '../storage/storage.ts';
import type { Care, GroupWriter } from './group-commit.ts';
import { sources } from './group-rows.ts';
import { type MeterHistory, openMeterHistory } from './meter-history.ts';
import type { MeterStates } from './meter-states.ts';
import type { PendingReading } from './pending-reading.ts';
import { planGroup } from './plan-group.ts';
import { refused, type UploadOutcome } from './upload.ts';
import { writeGroup } from './write-group.ts';

/** What a job that changes readings or their ledger works with. It forgets the states of the meters it changes. */
export type WriterParts = {
  readonly pool: Storage['pool'];
  readonly history: MeterHistory;
  readonly states: MeterStates;
};

type ReadingWriter = GroupWriter<PendingReading> & {
  alone<Result>(job: (parts: WriterParts) => Promise<Result>): Promise<Result>;
};

export const createGroupWriter = (
  { pool, writerEpoch }: Pick<Storage, 'pool' | 'writerEpoch'>,
  states: MeterStates,
): ReadingWriter => {
  let rememberedIn = writerEpoch();
  const history = openMeterHistory(pool);

  const checkEpoch = (): void => {
    const epoch = writerEpoch();
    if (epoch === null) throw new WriterLockLost();
    if (epoch !== rememberedIn) states.clear();
    rememberedIn = epoch;
  };

  const commit = async (group: readonly PendingReading[], care: Care): Promise<ReadonlySet<object>> => {
    const plan = await planGroup(history, states, group, care);
    await writeGroup(pool, plan.rows);
    for (const [meterId, next] of plan.nextStates) {
      if (next) states.set(meterId, next);
      else states.forget(meterId);
    }
    return plan.duplicates;
  };

  return {
    write: async (group, care) => {
      checkEpoch();
      try {
        const duplicates = await commit(group, care);
        // The next group goes to the database first: it works while these answers are written.
        setImmediate(() => {
          for (const pending of group) pending.settle(outcomeOf(pending, duplicates));
        });
      } catch (error) {
        // Whether it was committed is not known: what is stored must be read again.
        for (const { meter } of group) states.forget(meter.id);
        throw error;
      }
    },
    alone: async (job) => {
      checkEpoch();
      return job({ pool, history, states });
    },
    refuse: ({ settle }, reason) => settle(refused(reason === 'away' ? 'unavailable' : 'internal')),
  };
};

/** An arrival has its instant to itself: found stored, it is this very reading, committed before the answer was lost. */
const outcomeOf = (pending: PendingReading, duplicates: ReadonlySet<object>): UploadOutcome =>
  pending.source !== sources.arrival && duplicates.has(pending) ? { kind: 'duplicate' } : { kind: 'stored' };
