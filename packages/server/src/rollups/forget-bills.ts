import type { Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { raiseRevision } from './raise-revision.ts';

/** What a site's bills are made of changed, other than its energy. The revision keeps off a bill being made now. */
export const forgetBillsIn = async (trx: Transaction<Database>, siteId: number): Promise<void> => {
  await raiseRevision(trx, siteId);
  await trx.deleteFrom('bill_period').where('site_id', '=', siteId).execute();
};
