// Takes exactly the readings or intervals of an import out again. Readings go a stretch of days at a time: each stretch is
// marked stale in the transaction that empties it, and the ledger catches up at the end; a stop between leaves that to a
// job.
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { ruledMeter } from '../ingest/admission/counter-rules.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import { writeIncidents } from '../ingest/incidents/write-incidents.ts';
import { noRows } from '../ingest/meter-state/group-rows.ts';
import { removeIntervals } from '../intervals/remove-intervals.ts';
import { applyDays, planDays } from '../readings/change-days.ts';
import { renewLatest } from '../readings/latest-reading.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { readSpans } from '../readings/read-readings.ts';
import { queryIn } from '../readings/run-query.ts';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import { invalidateRollupsIn } from '../rollups/invalidate-rollups.ts';
import { instantOf } from '../storage/instants.ts';
import type { ImportBatchRow } from '../storage/schema/readings.ts';
import type { Database } from '../storage/schema.ts';

type UndoParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone' | 'rulesChanged' | 'meterChanged'>;
  readonly clock: Clock;
};

/** A second call takes out nothing. */
export const undoFound = async (parts: UndoParts, found: Selectable<ImportBatchRow>): Promise<number> => {
  const { id: importId, meter_id: meterId, from_at, to_at, holds } = found;
  if (holds === 'intervals') return undoIntervals(parts, { meterId, importId });
  if (from_at === null || to_at === null) return 0;
  const span = { fromMicros: from_at.getTime() * 1000, toMicros: to_at.getTime() * 1000 };
  return undoImport(parts, { ...span, meterId, importId });
};

type OfImport = { readonly meterId: number; readonly importId: number };

const undoIntervals = async ({ db }: UndoParts, ofImport: OfImport): Promise<number> => {
  const removed = await removeIntervals(db, ofImport);
  await noteUndone(db, ofImport.importId);
  return removed;
};

const noteUndone = (db: Kysely<Database>, importId: number) =>
  db.updateTable('import_batch').set({ state: 'undone' }).where('id', '=', importId).execute();

type UndoOrder = OfImport & {
  /** The span of the import's readings. */
  readonly fromMicros: number;
  readonly toMicros: number;
};

/** Uploads wait for one stretch at a time. */
const daysAtOnce = 8;
/** A reading whose instant others claimed was moved by microseconds at most. */
const marginMicros = 1_000_000;

/** Gives the number of readings taken out. */
const undoImport = async (parts: UndoParts, order: UndoOrder): Promise<number> => {
  const { db, meterId, importId } = { ...parts, ...order };
  const lastDay = utcDayOf(order.toMicros + marginMicros);
  let removed = 0;
  for (let day = utcDayOf(order.fromMicros); day <= lastDay; day += daysAtOnce) {
    const span = { meterId, fromMicros: startOfUtcDay(day), toMicros: startOfUtcDay(day + daysAtOnce) };
    removed += await parts.ingest.alone(async ({ states }) => {
      states.forget(meterId);
      return removeFrom(parts, importId, span);
    });
  }
  await catchUp(parts, meterId);
  await noteUndone(db, importId);
  return removed;
};

const removeFrom = async (
  { db, clock }: Pick<UndoParts, 'db' | 'clock'>,
  importId: number,
  span: MeterSpan,
): Promise<number> => {
  const { meterId } = span;
  const [readings = []] = await readSpans(queryIn(db), [span]);
  const instants = readings
    .filter((reading) => reading.importId === importId)
    .map(({ atMicros }) => atMicros);
  const [first, last] = [instants[0], instants.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const plan = await planDays(queryIn(db), { meterId, added: [], removed: new Set(instants) });
  await db.transaction().execute(async (transaction) => {
    await invalidateRollupsIn(transaction, [span]);
    await applyDays(queryIn(transaction), plan);
    await transaction
      .deleteFrom('reading')
      .where('meter_id', '=', meterId)
      .where('import_id', '=', importId)
      .where('at', '>=', instantOf(span.fromMicros))
      .where('at', '<', instantOf(span.toMicros))
      .execute();
    await renewLatest(queryIn(transaction), meterId);
    await markStale(transaction, meterId, { fromMicros: first, toMicros: last });
    await judgeAgain(transaction, clock, { meterId, fromMicros: first, toMicros: last });
  });
  return instants.length;
};

const judgeAgain = async (
  transaction: Transaction<Database>,
  clock: Clock,
  span: MeterSpan,
): Promise<void> => {
  const meter = await ruledMeter(transaction, span.meterId);
  if (!meter) return;
  const arrivedMicros = clock.nowMicros();
  const { watches } = meter.alerts;
  await writeIncidents(queryIn(transaction), {
    ...noRows(arrivedMicros),
    rejudged: [{ ...span, toMicros: span.toMicros + 1, watches, arrivedMicros }],
  });
};
