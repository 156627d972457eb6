import { type Kysely, type Selectable, sql } from 'kysely';
import type { RunQuery } from '../readings/run-query.ts';
import { instantOf } from '../storage/instants.ts';
import type { ImportBatchRow } from '../storage/schema/readings.ts';
import type { Database } from '../storage/schema.ts';
import type { Written } from './run-import.ts';
import { ImportStopped } from './runs/meter-jobs.ts';
import type { ReadCounts } from './tally.ts';

type Db = Kysely<Database>;

export type ImportFormat = NonNullable<ImportBatchRow['format']>;
type ImportHolds = Selectable<ImportBatchRow>['holds'];

type ImportCounts = ReadCounts & Pick<Written, 'readings' | 'duplicates'>;

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

/** The file is what it was said to be, and will be written. */
export const describeImport = (
  db: Db,
  importId: number,
  described: { readonly format: ImportFormat; readonly holds: ImportHolds },
) => db.updateTable('import_batch').set(described).where('id', '=', importId).execute();

const readOf = ({ rows, refusedRows, fromMicros, toMicros }: ReadCounts) => ({
  rows,
  refused: refusedRows,
  from_at: fromMicros === null ? null : instantOf(fromMicros),
  to_at: toMicros === null ? null : instantOf(toMicros),
});

/** What is about to be written lies within this span. */
export const noteRead = async (db: Db, importId: number, counts: ReadCounts): Promise<void> => {
  await db.updateTable('import_batch').set(readOf(counts)).where('id', '=', importId).execute();
};

const noteStatement = {
  text: `update import_batch set pieces = $2, readings = $3, duplicates = $4, attempts = 0
    where id = $1 and state = 'running' returning id`,
};

/** In the transaction that writes a piece: neither is there without the other, nor once the import is being undone. */
export const noteWritten = async (
  run: RunQuery,
  importId: number,
  { pieces, readings, duplicates }: Written,
): Promise<void> => {
  const noted = await run(noteStatement, [importId, pieces, readings, duplicates]);
  if (noted.length === 0) throw new ImportStopped('import_cancelled');
};

/** Until the end of the transaction nobody takes it back. */
export const requireRunning = async (trx: Db, importId: number): Promise<void> => {
  const running = trx
    .selectFrom('import_batch')
    .select('id')
    .where('id', '=', importId)
    .where('state', '=', 'running');
  if (!(await running.forShare().executeTakeFirst())) throw new ImportStopped('import_cancelled');
};

/** False: it is being undone. */
export const endImport = async (db: Db, importId: number, counts: ImportCounts): Promise<boolean> => {
  const { readings, duplicates } = counts;
  const { numUpdatedRows } = await db
    .updateTable('import_batch')
    .set({ ...readOf(counts), readings, duplicates, state: 'done', file: null })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const mostListed = 100;

/** With whether some server is busy with it. */
export type ListedImport = Selectable<ImportBatchRow> & { readonly is_held: boolean };

export const importsOf = (db: Db, meterId: number, beforeId: number | undefined): Promise<ListedImport[]> => {
  const newestFirst = db
    .selectFrom('import_batch')
    .selectAll()
    .select(sql<boolean>`coalesce(held_until > clock_timestamp(), false)`.as('is_held'))
    .where('meter_id', '=', meterId)
    .orderBy('id', 'desc')
    .limit(mostListed);
  return (beforeId === undefined ? newestFirst : newestFirst.where('id', '<', beforeId)).execute();
};

export const findImport = async (db: Db, importId: number) =>
  (await db.selectFrom('import_batch').selectAll().where('id', '=', importId).executeTakeFirst()) ?? null;

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
