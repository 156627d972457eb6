// Whoever changes meters and something else besides locks them first of all, so that transactions never wait for each other in
// a circle: see docs/adr/0038.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { int4Array } from '../collections/binary-array.ts';
import type { Database } from '../storage/schema.ts';
import type { RunQuery } from './run-query.ts';

type Db = Kysely<Database>;

/** Nobody else changes these meters, and no reading of theirs is written, before the transaction ends. */
export const lockMeters = (db: Db, meterIds: readonly number[]): Promise<void> =>
  lock(db, sql`meter.id = any(${[...meterIds]}::int8[])`);

/** Within ingest's transactions. */
export const lockMetersIn = async (query: RunQuery, meterIds: readonly number[]): Promise<void> => {
  const text = 'select from latest_reading where meter_id = any($1::int4[]) order by meter_id for update';
  await query({ text }, [int4Array(meterIds)]);
};

export const lockMetersOfSite = (db: Db, siteId: number): Promise<void> =>
  lock(db, sql`meter.site_id = ${siteId}`);

export const lockMetersWithSn = (db: Db, sn: string): Promise<void> => lock(db, sql`meter.sn = ${sn}`);

const lock = async (db: Db, which: RawBuilder<unknown>): Promise<void> => {
  await sql`select from latest_reading join meter on meter.id = latest_reading.meter_id
    where ${which} order by meter.id for update of latest_reading`.execute(db);
};
