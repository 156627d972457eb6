import { type Kysely, type Selectable, sql } from 'kysely';
import { instantOf } from '../storage/instants.ts';
import type { ImportBatchRow } from '../storage/schema/readings.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type ImportFormat = ImportBatchRow['format'];
type ImportHolds = Selectable<ImportBatchRow>['holds'];

export type ImportCounts = {
  readonly rows: number;
  readonly readings: number;
  readonly duplicates: number;
  readonly refusedRows: number;
  readonly fromMicros: number | null;
  readonly toMicros: number | null;
};

export type NewImport = {
  readonly meterId: number;
  readonly format: ImportFormat;
  readonly holds?: ImportHolds;
  readonly nowMicros: number;
};

export const openImport = async (
  db: Db,
  { meterId, format, holds = 'readings', nowMicros }: NewImport,
): Promise<number> => {
  const { id } = await db
    .insertInto('import_batch')
    .values({ meter_id: meterId, state: 'running', format, holds, created_at: instantOf(nowMicros) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Says how far an import has come, and with a state that it has ended. */
export const noteImport = async (
  db: Db,
  importId: number,
  { counts, state }: { counts: ImportCounts; state: ImportBatchRow['state'] },
): Promise<void> => {
  const { rows, readings, duplicates, refusedRows, fromMicros, toMicros } = counts;
  await db
    .updateTable('import_batch')
    .set({ state, rows, readings, duplicates, refused: refusedRows })
    .set({
      from_at: fromMicros === null ? null : instantOf(fromMicros),
      to_at: toMicros === null ? null : instantOf(toMicros),
    })
    .where('id', '=', importId)
    .execute();
};

/** The import ended before its file did. */
export const breakImport = (db: Db, importId: number) =>
  db.updateTable('import_batch').set({ state: 'broken' }).where('id', '=', importId).execute();

/** Those that ended before their file did: cut off by a stop of the server, by their sender, or by an outage. */
export const endBrokenImports = (db: Db, underWay: readonly number[]) =>
  db
    .updateTable('import_batch')
    .set({ state: 'broken' })
    .where('state', '=', 'running')
    .where('id', '!=', sql<number>`all(${underWay}::int4[])`)
    .execute();

const mostListed = 100;

export const importsOf = (
  db: Db,
  meterId: number,
  beforeId: number | undefined,
): Promise<Selectable<ImportBatchRow>[]> => {
  const newestFirst = db
    .selectFrom('import_batch')
    .selectAll()
    .where('meter_id', '=', meterId)
    .orderBy('id', 'desc')
    .limit(mostListed);
  return (beforeId === undefined ? newestFirst : newestFirst.where('id', '<', beforeId)).execute();
};

export const findImport = async (db: Db, meterId: number, importId: number) =>
  (await db
    .selectFrom('import_batch')
    .selectAll()
    .where('meter_id', '=', meterId)
    .where('id', '=', importId)
    .executeTakeFirst()) ?? null;

/**
 * A later import stands in the place of some of this one's days, or where this one's own replaced readings would come back:
 * undone out of order, neither could be given back exactly.
 */
export const isReplacedLater = async (
  db: Db,
  { id, meter_id, from_at, to_at, holds }: Selectable<ImportBatchRow>,
): Promise<boolean> => {
  if (holds === 'intervals' || from_at === null || to_at === null) return false;
  const later = db
    .selectFrom('import_batch as later')
    .select('later.id')
    .where('later.meter_id', '=', meter_id)
    .where('later.id', '>', id)
    .where('later.holds', '=', 'readings')
    .where('later.state', '!=', 'undone')
    .where('later.from_at', '<=', instantOf(to_at.getTime() * 1000))
    .where('later.to_at', '>=', instantOf(from_at.getTime() * 1000))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('replaced_day')
          .select('day')
          .where(({ or, eb }) => or([eb('import_id', '=', id), eb('import_id', '=', eb.ref('later.id'))])),
      ),
    )
    .limit(1);
  return (await later.executeTakeFirst()) !== undefined;
};
