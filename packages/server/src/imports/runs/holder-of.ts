import type { Kysely } from 'kysely';
import type { Holder } from '../../quotas/stored-bytes.ts';
import type { Database } from '../../storage/schema.ts';
import { MeterGone } from '../write-chunk.ts';

/** The account that a meter's readings count for. */
export const holderOf = async (db: Kysely<Database>, meterId: number): Promise<Holder> => {
  const holder = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select(['account.id as accountId', 'account.kind'])
    .where('meter.id', '=', meterId)
    .executeTakeFirst();
  if (!holder) throw new MeterGone();
  return holder;
};
