import type { Transaction } from 'kysely';
import { raiseRevision } from '../rollups/raise-revision.ts';
import type { Database } from '../storage/schema.ts';

/** What a site's bills are made of changed, other than its energy. The revision keeps off a bill being made now. */
export const forgetBillsIn = async (trx: Transaction<Database>, siteId: number): Promise<void> => {
  await raiseRevision(trx, siteId);
  await trx.deleteFrom('bill_period').where('site_id', '=', siteId).execute();
};
