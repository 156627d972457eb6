// What an import's row says of how it goes on.
import type { Kysely, Selectable } from 'kysely';
import { instantOf } from '../../storage/instants.ts';
import type { ImportBatchRow } from '../../storage/schema/readings.ts';
import type { Database } from '../../storage/schema.ts';
import type { ImportSettings } from '../import-order.ts';
import type { KeptFile } from './kept-files.ts';

type Db = Kysely<Database>;

export type KeptSettings = ImportSettings & {
  /** Of the program whose pieces are counted: another one may cut a file otherwise. */
  readonly version: string;
  readonly lines: number;
};

type NewRun = {
  readonly meterId: number;
  readonly nowMicros: number;
  readonly file: KeptFile;
  readonly settings: KeptSettings;
};

export const openRun = async (db: Db, { meterId, nowMicros, file, settings }: NewRun): Promise<number> => {
  const { id } = await db
    .insertInto('import_batch')
    .values({
      meter_id: meterId,
      state: 'running',
      created_at: instantOf(nowMicros),
      file: file.name,
      file_bytes: file.bytes,
      settings: JSON.stringify(settings),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type Run = Selectable<ImportBatchRow>;

/** Null: it runs no more, or its meter is gone. */
export const findRun = async (db: Db, importId: number): Promise<Run | null> =>
  (await db
    .selectFrom('import_batch')
    .selectAll()
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst()) ?? null;

/** In the order of their beginning. */
export const unfinishedRuns = (db: Db): Promise<Run[]> =>
  db
    .selectFrom('import_batch')
    .selectAll()
    .where('state', 'in', ['running', 'undoing'])
    .orderBy('id')
    .execute();

export const countAttempt = (db: Db, importId: number) =>
  db
    .updateTable('import_batch')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', importId)
    .execute();

/** From now on it is taken back, whatever happens to the server. */
export const markUndoing = (db: Db, importId: number) =>
  db.updateTable('import_batch').set({ state: 'undoing' }).where('id', '=', importId).execute();

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
