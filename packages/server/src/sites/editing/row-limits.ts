// Limits an account's sites and meters to its quotas and to what its lists can show.
import type { Transaction } from 'kysely';
import type { Quotas } from '../../quotas/quotas.ts';
import type { Database } from '../../storage/schema.ts';
import { mostMeters } from '../meter-store.ts';
import { mostSites } from '../site-store.ts';
import type { Editor } from './editor.ts';

type Trx = Transaction<Database>;
type Holder = Pick<Editor, 'accountId' | 'quotas'>;

export const sitesAllowed = ({ sites }: Pick<Quotas, 'sites'>): number => Math.min(mostSites, sites);

export const metersAllowed = ({ meters }: Pick<Quotas, 'meters'>): number => Math.min(mostMeters, meters);

export const hasAllSites = async (trx: Trx, { accountId, quotas }: Holder): Promise<boolean> => {
  const { count } = await trx
    .selectFrom('site')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count >= sitesAllowed(quotas);
};

export const hasAllMeters = async (trx: Trx, { accountId, quotas }: Holder): Promise<boolean> => {
  const { count } = await trx
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count >= metersAllowed(quotas);
};
