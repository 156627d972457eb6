// No account has more than its lists can show.
import type { Transaction } from 'kysely';
import { mostMeters } from '../sites/meter-store.ts';
import { mostSites } from '../sites/site-store.ts';
import type { Database } from '../storage/schema.ts';

type Trx = Transaction<Database>;

export const hasAllSites = async (trx: Trx, accountId: number): Promise<boolean> => {
  const { count } = await trx
    .selectFrom('site')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count >= mostSites;
};

export const hasAllMeters = async (trx: Trx, accountId: number): Promise<boolean> => {
  const { count } = await trx
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count >= mostMeters;
};
