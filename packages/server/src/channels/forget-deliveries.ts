import { hourMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';

export const forgetDeliveriesJob = ({ db }: { readonly db: Kysely<Database> }): Job => ({
  name: 'forget messages',
  everyMs: hourMs,
  run: () => forgetDeliveries(db),
});

/** A month is shown. A mail is kept by its reader for long: its link works for more than a year. */
export const forgetDeliveries = async (db: Kysely<Database>): Promise<void> => {
  await db.deleteFrom('delivery').where('created_at', '<', sql<Date>`now() - interval '31 days'`).execute();
  await db
    .deleteFrom('channel_leave')
    .where('created_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute();
};
