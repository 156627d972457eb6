import type { Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { forgetFiguresBefore } from './forget-figures-before.ts';
import { raiseRevision } from './raise-revision.ts';

/** Deletes a site's bills after a change other than of its energy. A bill in the making is kept from being stored. */
export const invalidateBillsIn = async (trx: Transaction<Database>, siteId: number): Promise<void> => {
  await raiseRevision(trx, siteId);
  await forgetFiguresBefore(trx, siteId, ['bill']);
  await trx.deleteFrom('bill_period').where('site_id', '=', siteId).execute();
};
