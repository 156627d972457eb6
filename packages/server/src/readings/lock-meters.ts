// Whoever changes meters and something else besides locks them first of all, so that transactions never wait for each other in
// a circle: see docs/adr/0038.
import type { Kysely } from 'kysely';
import { int4Array } from '../collections/binary-array.ts';
import type { Database } from '../storage/schema.ts';
import { queryIn, type RunQuery } from './run-query.ts';

type Db = Kysely<Database>;

/** Nobody else changes these meters, and no reading of theirs is written, before the transaction ends. */
export const lockMeters = (db: Db, meterIds: readonly number[]): Promise<void> =>
  lockMetersIn(
    queryIn(db),
    meterIds.filter((id) => id <= largestId),
  );

/** Of larger numbers that somebody asks for no meter has any. */
const largestId = 2 ** 31 - 1;

/** Within ingest's transactions. */
export const lockMetersIn = async (query: RunQuery, meterIds: readonly number[]): Promise<void> => {
  await query({ text: 'select lock_meters($1::int4[])' }, [int4Array(meterIds)]);
};

export const lockMetersOfSite = async (db: Db, siteId: number): Promise<void> => {
  const meters = await db.selectFrom('meter').select('id').where('site_id', '=', siteId).execute();
  await lockAll(db, meters);
};

export const lockMetersWithSn = async (db: Db, sn: string): Promise<void> => {
  const meters = await db.selectFrom('meter').select('id').where('sn', '=', sn).execute();
  await lockAll(db, meters);
};

const lockAll = (db: Db, meters: readonly { readonly id: number }[]): Promise<void> =>
  lockMeters(
    db,
    meters.map(({ id }) => id),
  );
