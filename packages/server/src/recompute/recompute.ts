// A meter's ledger computed anew from an instant on, until it meets what is stored.
import type { CounterEvent } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type RuledMeter, ruledMeter } from '../ingest/admission/counter-rules.ts';
import { writeGroup } from '../ingest/commit/write-group.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import { noChanges } from '../ingest/late/backfill-changes.ts';
import { type LedgerBounds, recomputeSegment } from '../ingest/late/recompute-segment.ts';
import { type GroupRows, noRows } from '../ingest/meter-state/group-rows.ts';
import type { MeterHistory } from '../ingest/meter-state/meter-history.ts';
import { raiseRulesVersion } from '../readings/meter-version.ts';
import { queryOf } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';

export type RecomputeOrder = {
  readonly fromMicros: number;
  /** Computed at least so far, even where it comes out as stored. */
  readonly throughMicros: number;
  readonly bounds: LedgerBounds;
  /** Left out: it goes on until it meets what is stored. */
  readonly mayGoOn?: () => boolean;
};

export type Recomputed = {
  readonly fromMicros: number;
  /** Before it all is computed. */
  readonly toMicros: number;
  /** What differs from what is stored; its events are all there are in the span. */
  readonly rows: GroupRows;
  readonly events: readonly CounterEvent[];
};

export const planRecompute = async (
  history: MeterHistory,
  meter: RuledMeter,
  order: RecomputeOrder,
): Promise<Recomputed> => {
  const changes = noChanges();
  const { fromMicros, toMicros } = await recomputeSegment(history, meter, { ...order, waiting: [] }, changes);
  const rows = noRows(null);
  rows.readings.push(...changes.readings);
  rows.corrections.push(...changes.corrections);
  rows.events.push(...changes.events);
  for (const slot of changes.slots) rows.slots.push({ meterId: meter.id, slot });
  const isChanged = changes.slots.length + changes.corrections.length > 0;
  if (isChanged) rows.changed.push({ meterId: meter.id, fromMicros, toMicros });
  return { fromMicros, toMicros, rows, events: changes.events.flatMap(({ events }) => events) };
};

/** Writes what differs. Uploads of all meters wait meanwhile, so the order had better be short. Null: no such meter. */
export const recompute = (
  { ingest, db }: { readonly ingest: Pick<Ingest, 'alone' | 'rulesChanged'>; readonly db: Kysely<Database> },
  meterId: number,
  order: RecomputeOrder,
): Promise<Recomputed | null> =>
  ingest.alone(async ({ pool, isCluster, history, states }) => {
    const before = await raiseRulesVersion(queryOf(pool), meterId);
    const meter = await ruledMeter(db, meterId);
    if (!meter || !before) return null;
    ingest.rulesChanged(meter);
    states.forget(meterId);
    const recomputed = await planRecompute(history, meter, order);
    recomputed.rows.versions.push(before);
    if (hasRows(recomputed.rows)) await writeGroup({ pool, isCluster }, recomputed.rows);
    return recomputed;
  });

const hasRows = ({ readings, slots, corrections, events }: GroupRows): boolean =>
  readings.length + slots.length + corrections.length + events.length > 0;
