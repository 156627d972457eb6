// What an import's row says of how it goes on.
import { type Kysely, type Selectable, sql } from 'kysely';
import { instantOf } from '../../storage/instants.ts';
import type { ImportBatchRow } from '../../storage/schema/readings.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import type { ImportSettings } from '../import-order.ts';
import type { KeptFile } from './kept-files.ts';

type Db = Kysely<Database>;

export type KeptSettings = ImportSettings & {
  /** Of the program whose pieces are counted: another one may cut a file otherwise. */
  readonly version: string;
};

/** Longer than a server that lives takes to prolong it. */
const leaseMs = 15_000;
const heldFromNow = sql<Date>`statement_timestamp() + ${leaseMs} * interval '1 millisecond'`;
/** Who else has it goes on with it. False, never null, of one that nobody has. */
const isHeldElsewhere = (holder: string) =>
  sql<boolean>`(holder is distinct from ${holder}
    and held_until is not null and held_until > statement_timestamp())`;

type NewRun = {
  readonly meterId: number;
  readonly holder: string;
  readonly nowMicros: number;
  readonly file: KeptFile;
  readonly settings: KeptSettings;
};

/** Null: another server is busy with an import of the meter. */
export const openRun = (
  db: Db,
  { meterId, holder, nowMicros, file, settings }: NewRun,
): Promise<number | null> =>
  transact(db, async (trx) => {
    // The second of two that begin at once waits here, and then sees the first.
    await trx.selectFrom('meter').select('id').where('id', '=', meterId).forUpdate().execute();
    const other = await trx
      .selectFrom('import_batch')
      .select('id')
      .where('meter_id', '=', meterId)
      .where('state', 'in', ['running', 'undoing'])
      .where(isHeldElsewhere(holder))
      .executeTakeFirst();
    if (other) return null;
    const { id } = await trx
      .insertInto('import_batch')
      .values({
        meter_id: meterId,
        state: 'running',
        created_at: instantOf(nowMicros),
        file: file.name,
        file_bytes: file.bytes,
        settings: JSON.stringify(settings),
        holder,
        held_until: heldFromNow,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

export type Run = Selectable<ImportBatchRow>;

/** Null: it runs no more, or its meter is gone. */
export const findRun = async (db: Db, importId: number): Promise<Run | null> =>
  (await db
    .selectFrom('import_batch')
    .selectAll()
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst()) ?? null;

/** Those of this server, in the order of their beginning. */
export const unfinishedRuns = async (db: Db, holder: string): Promise<Run[]> => {
  const runs = await db
    .updateTable('import_batch')
    .set({ holder, held_until: heldFromNow })
    .where('state', 'in', ['running', 'undoing'])
    // Before several servers could be on one database nobody was named.
    .where(({ or, eb }) => or([eb('holder', 'is', null), eb('holder', '=', holder)]))
    .returningAll()
    .execute();
  return runs.sort((a, b) => a.id - b.id);
};

/** To be called every few seconds while some are under way; gives those that another server has marked to be undone. */
export const keepHeld = async (
  db: Db,
  holder: string,
): Promise<{ readonly id: number; readonly meterId: number }[]> => {
  const held = await db
    .updateTable('import_batch')
    .set({ held_until: heldFromNow })
    .where('state', 'in', ['running', 'undoing'])
    .where('holder', '=', holder)
    .returning(['id', 'meter_id as meterId', 'state'])
    .execute();
  return held.filter(({ state }) => state === 'undoing');
};

export const countAttempt = (db: Db, importId: number) =>
  db
    .updateTable('import_batch')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', importId)
    .execute();

/** Being taken back by servers that are gone. */
export const leftBehind = (db: Db): Promise<{ readonly id: number; readonly meterId: number }[]> =>
  db
    .selectFrom('import_batch')
    .select(['id', 'meter_id as meterId'])
    .where('state', '=', 'undoing')
    .where('held_until', '<', sql<Date>`statement_timestamp()`)
    .orderBy('id')
    .execute();

/** By whom an import is taken back; over: it has been, or is gone. */
export type Undoer = 'thisServer' | 'another' | 'over';

/** From now on it is taken back, whatever happens to the server: by the one that is busy with it, or else by this one. */
export const markUndoing = (db: Db, importId: number, holder: string): Promise<Undoer> =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('import_batch')
      .set({ state: 'undoing' })
      .where('id', '=', importId)
      .where('state', '!=', 'undone')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'over';
    const taken = await trx
      .updateTable('import_batch')
      .set({ holder, held_until: heldFromNow })
      .where('id', '=', importId)
      .where((eb) => eb.not(isHeldElsewhere(holder)))
      .executeTakeFirst();
    return taken.numUpdatedRows === 0n ? 'another' : 'thisServer';
  });

/** One of which nothing was believed yet is as if it had never been. */
export const forgetUnbegun = async (db: Db, importId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('import_batch')
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .where('format', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** It ended before its file did. */
export const breakRun = (db: Db, importId: number, refusal: string | null) =>
  db
    .updateTable('import_batch')
    .set({ state: 'broken', refusal, file: null })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .execute();
