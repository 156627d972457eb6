import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';

/**
 * Forgets figures that were put by before counts were judged anew and are not compared yet: somebody has changed what else they
 * are made of, so that a difference would say nothing of the counts.
 */
export const forgetFiguresBefore = async (
  trx: Transaction<Database>,
  siteId: number,
  kinds: readonly ('month' | 'bill')[],
): Promise<void> => {
  await trx
    .deleteFrom('rejudged_period')
    .using('rejudging')
    .whereRef('rejudging.id', '=', 'rejudging_id')
    .where('rejudging.site_id', '=', siteId)
    .where('compared_at', 'is', null)
    .where('kind', '=', sql<'month' | 'bill'>`any(${[...kinds]}::text[])`)
    .execute();
};
