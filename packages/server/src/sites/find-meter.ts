// A meter of an account, by its id.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type LatestOfMeter, withLatest } from './latest-of-meters.ts';

type Db = Kysely<Database>;

export const findMeter = async (db: Db, accountId: number, meterId: number) =>
  (await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .selectAll('meter')
    .select('site.time_zone')
    .where('site.account_id', '=', accountId)
    .where(sql<boolean>`meter.id = ${meterId}::bigint`)
    .executeTakeFirst()) ?? null;

export type FoundMeter = NonNullable<Awaited<ReturnType<typeof findMeter>>>;

export type MeterWithLatest = FoundMeter & LatestOfMeter;

export const findMeterWithLatest = async (
  db: Db,
  accountId: number,
  meterId: number,
): Promise<MeterWithLatest | null> => {
  const meter = await findMeter(db, accountId, meterId);
  const [withNewest] = meter ? await withLatest(db, [meter]) : [];
  return withNewest ?? null;
};
