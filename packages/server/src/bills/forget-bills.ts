import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** What a site's bills are made of changed, other than its energy. The revision keeps off a bill being made now. */
export const forgetBillsIn = async (trx: Transaction<Database>, siteId: number): Promise<void> => {
  await trx
    .insertInto('site_revision')
    .values({ site_id: siteId, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ revision: sql`site_revision.revision + 1` }),
    )
    .execute();
  await trx.deleteFrom('bill_period').where('site_id', '=', siteId).execute();
};
