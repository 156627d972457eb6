// A stretch of imported readings, judged as uploads are and written straight into packed days, with their slots,
// in one transaction.
import { slotStartMicros } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { instantArray } from '../collections/binary-array.ts';
import { type RuledMeter, ruledMeter } from '../ingest/admission/counter-rules.ts';
import type { WriterParts } from '../ingest/commit/group-writer.ts';
import { type GroupPlan, planGroup } from '../ingest/commit/plan-group.ts';
import { writeRows } from '../ingest/commit/write-group.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import { judgeDue } from '../ingest/incidents/due-judgements.ts';
import { writeIncidents } from '../ingest/incidents/write-incidents.ts';
import { latestMicros } from '../ingest/late/backfill-page.ts';
import { type Correction, sources } from '../ingest/meter-state/group-rows.ts';
import type { MeterHistory } from '../ingest/meter-state/meter-history.ts';
import { applyDays, type DayPlan, planDays } from '../readings/change-days.ts';
import { writeLatest } from '../readings/latest-reading.ts';
import { raiseVersions } from '../readings/meter-version.ts';
import { queryOf, type RunQuery } from '../readings/run-query.ts';
import { invalidateRollups } from '../rollups/invalidate-rollups.ts';
import type { ChangedSpan } from '../rollups/touched-sites.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Database } from '../storage/schema.ts';
import type { ImportedReading } from './imported-reading.ts';
import { unmeasured } from './unmeasured-readings.ts';

export type ChunkTarget = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone'>;
  readonly meterId: number;
  readonly importId: number;
  readonly arrivedMicros: number;
};

/** Is called in the transaction that writes them. */
export type Alongside = (run: RunQuery, counts: ChunkCounts) => Promise<void>;

export type ChunkCounts = { readonly readings: number; readonly duplicates: number };

export class MeterGone extends Error {
  override readonly name = 'MeterGone';
}

const none: ChunkCounts = { readings: 0, duplicates: 0 };

type Writes = { readonly keepsMeasured: boolean; readonly alongside: Alongside };

export const writeChunk = (
  target: ChunkTarget,
  readings: readonly ImportedReading[],
  { keepsMeasured = false, alongside = async () => undefined }: Partial<Writes> = {},
): Promise<ChunkCounts> =>
  target.ingest.alone(async (parts) => {
    // Before the rules: those that change in between raise the version.
    await parts.states.of([target.meterId]);
    const meter = await ruledMeter(target.db, target.meterId);
    if (!meter) throw new MeterGone();
    try {
      const kept = keepsMeasured ? await unmeasured(target.db, target.meterId, readings) : readings;
      const left = readings.length - kept.length;
      const noted: Alongside = (run, { readings: added, duplicates }) =>
        alongside(run, { readings: added, duplicates: duplicates + left });
      if (kept.length === 0) await noted(queryOf(parts.pool), none);
      const counts =
        kept.length === 0 ? none : await writeAlone(parts, target, { meter, readings: kept, noted });
      return { ...counts, duplicates: counts.duplicates + left };
    } catch (error) {
      // It is not known whether it was committed, so that what is stored must be read again.
      parts.states.forget(meter.id);
      throw error;
    }
  });

type Chunk = {
  readonly meter: RuledMeter;
  readonly readings: readonly ImportedReading[];
  readonly noted: Alongside;
};

const writeAlone = async (
  { pool, history, states }: WriterParts,
  { importId, arrivedMicros }: ChunkTarget,
  { meter, readings, noted }: Chunk,
): Promise<ChunkCounts> => {
  const source = sources.import;
  const incoming = readings.map(({ atMicros: claimedMicros, values }) => {
    return { meter, claimedMicros, arrivedMicros, source, importId, values };
  });
  const plan = await planGroup(history, states, incoming, true);
  const moved = new Set(plan.rows.corrections.flatMap(movedInstant));
  const change = { meterId: meter.id, added: sorted(plan.rows.readings), removed: moved };
  const days = await planDays(queryOf(pool), change);
  const touched = await touchedSpan(history, meter.id, readings);
  const counts = { readings: readings.length - plan.duplicates.size, duplicates: plan.duplicates.size };
  await inTransaction(pool, async (client) => {
    await write(client, { plan, days, moved, touched });
    await noted(queryOf(client), counts);
  });
  const next = plan.nextStates.get(meter.id);
  if (next) states.set(meter.id, next);
  else states.forget(meter.id);
  return counts;
};

const movedInstant = (correction: Correction): number[] =>
  correction.kind === 'readingMoved' ? [correction.atMicros] : [];

const sorted = <Row extends { readonly atMicros: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.atMicros - b.atMicros);

type Writing = {
  readonly plan: GroupPlan;
  readonly days: DayPlan;
  readonly moved: ReadonlySet<number>;
  readonly touched: ChangedSpan;
};

const deleteHot = 'delete from reading where meter_id = $1 and at = any($2::timestamptz[])';

const write = async (client: pg.PoolClient, { plan, days, moved, touched }: Writing): Promise<void> => {
  const run = queryOf(client);
  const { rows } = plan;
  await raiseVersions(run, rows.versions);
  await judgeDue(
    run,
    rows.rejudged.map(({ meterId }) => meterId),
  );
  await invalidateRollups(client, [touched]);
  if (moved.size > 0) await client.query(deleteHot, [days.meterId, instantArray([...moved])]);
  await applyDays(run, days);
  const corrections = rows.corrections.filter(({ kind }) => kind !== 'readingMoved');
  await writeRows(client, { ...rows, readings: [], latest: [], corrections });
  for (const latest of rows.latest) await writeLatest(run, days.meterId, latest);
  await writeIncidents(run, rows);
};

/**
 * The span in which energy may have changed: from the read before the first reading to the one after the last. Where
 * none follows, what the meter's silence makes unknown of its site reaches to the end of time.
 */
const touchedSpan = async (
  history: MeterHistory,
  meterId: number,
  readings: readonly ImportedReading[],
): Promise<ChangedSpan> => {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { atMicros } of readings) {
    first = Math.min(first, atMicros);
    last = Math.max(last, atMicros);
  }
  const before = await history.decidedSlotBefore({ meterId, slotMicros: slotStartMicros(first) });
  const [after] = await history.slotsAfter({ meterId, slotMicros: slotStartMicros(last), limit: 1 });
  return {
    meterId,
    fromMicros: Math.min(first, before?.lastAtMicros ?? first),
    toMicros: after?.firstAtMicros ?? latestMicros,
  };
};
