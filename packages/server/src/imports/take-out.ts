// Takes readings out of stretches of days. Each stretch is marked stale in the transaction that empties it, and the ledger
// catches up later; a stop between leaves that to a job.
import type { StoredReading } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import { judgeDue } from '../ingest/incidents/due-judgements.ts';
import { renewLatest } from '../readings/latest-reading.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { raiseVersions, versionOf } from '../readings/meter-version.ts';
import { readSpans } from '../readings/read-readings.ts';
import { removeReadings } from '../readings/remove-readings.ts';
import { queryIn } from '../readings/run-query.ts';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import { invalidateRollupsIn } from '../rollups/invalidate-rollups.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { judgeAgain } from './judge-again.ts';

export type StretchParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone'>;
  readonly clock: Clock;
};

export type TakeOut = {
  readonly span: MeterSpan;
  readonly isTaken: (reading: StoredReading) => boolean;
  /** Is called with what is taken out of a stretch, in the transaction that does it. */
  readonly alongside?: (transaction: Transaction<Database>, taken: readonly StoredReading[]) => Promise<void>;
};

/** Uploads wait for one stretch at a time. */
const daysAtOnce = 8;

/** Gives the number of readings taken out. */
export const takeOut = async (parts: StretchParts, { span, ...order }: TakeOut): Promise<number> => {
  const { meterId } = span;
  const lastDay = utcDayOf(span.toMicros - 1);
  let taken = 0;
  for (let day = utcDayOf(span.fromMicros); day <= lastDay; day += daysAtOnce) {
    const stretch = {
      meterId,
      fromMicros: Math.max(span.fromMicros, startOfUtcDay(day)),
      toMicros: Math.min(span.toMicros, startOfUtcDay(day + daysAtOnce)),
    };
    taken += await parts.ingest.alone(async ({ states }) => {
      states.forget(meterId);
      return takeOutOf(parts, { ...order, span: stretch });
    });
  }
  return taken;
};

const takeOutOf = async (
  { db, clock }: StretchParts,
  { span, isTaken, alongside }: TakeOut,
): Promise<number> => {
  const { meterId } = span;
  const before = await versionOf(queryIn(db), meterId);
  if (before === null) return 0;
  const [readings = []] = await readSpans(queryIn(db), [span]);
  const taken = readings.filter(isTaken);
  const [first, last] = [taken[0]?.atMicros, taken.at(-1)?.atMicros];
  if (first === undefined || last === undefined) return 0;
  await transact(db, async (transaction) => {
    const run = queryIn(transaction);
    await raiseVersions(run, [before]);
    await judgeDue(run, [meterId]);
    await invalidateRollupsIn(transaction, [span]);
    await alongside?.(transaction, taken);
    await removeReadings(
      run,
      meterId,
      taken.map(({ atMicros }) => atMicros),
    );
    await renewLatest(run, meterId);
    await markStale(transaction, meterId, { fromMicros: first, toMicros: last });
    await judgeAgain(transaction, clock, { meterId, fromMicros: first, toMicros: last });
  });
  return taken.length;
};
