// Marks on a meter whose ledger is not what its readings and rules say. Set in the transaction that changes
// either, taken off when the ledger has caught up: so nothing is forgotten when the server dies between.
import type { MicroSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type StaleLedger = {
  readonly fromMicros: number;
  readonly toMicros: number;
  readonly mark: number;
};

/** A recomputation comes as far as the end of time, which must be behind it. */
const always = { fromMicros: 0, toMicros: Date.UTC(2200, 0, 1) * 1000 - 1 };

export const markStale = async (db: Db, meterId: number, span: MicroSpan): Promise<void> => {
  await db
    .updateTable('meter')
    .set({
      rebuild_from: sql`least(rebuild_from, ${instantOf(span.fromMicros)})`,
      rebuild_to: sql`greatest(rebuild_to, ${instantOf(span.toMicros)})`,
      rebuild_mark: sql`rebuild_mark + 1`,
    })
    .where('id', '=', meterId)
    .execute();
};

/** After its rating or the end of its counters changed: every count may mean something else. */
export const markAllStale = (db: Db, meterId: number): Promise<void> => markStale(db, meterId, always);

export const staleLedgerOf = async (db: Db, meterId: number): Promise<StaleLedger | null> => {
  const row = await db
    .selectFrom('meter')
    .select([
      microsOf(sql.ref('rebuild_from')).as('fromMicros'),
      microsOf(sql.ref('rebuild_to')).as('toMicros'),
      'rebuild_mark as mark',
    ])
    .where('id', '=', meterId)
    .where('rebuild_from', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
};

export const staleMeters = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('meter')
    .select('id')
    .where('rebuild_from', 'is not', null)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
};

/** Says how far the ledger has come; changes nothing when it was marked anew meanwhile. */
export const unmark = async (
  db: Db,
  meterId: number,
  { mark, toMicros }: StaleLedger,
  doneToMicros: number,
): Promise<void> => {
  const isDone = doneToMicros > toMicros;
  await db
    .updateTable('meter')
    .set({
      rebuild_from: isDone ? null : instantOf(doneToMicros),
      ...(isDone && { rebuild_to: null }),
    })
    .where('id', '=', meterId)
    .where('rebuild_mark', '=', mark)
    .execute();
};
