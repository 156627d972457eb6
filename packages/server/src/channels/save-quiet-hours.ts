import type { QuietHours } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Messages that wait already wait as before. */
export const saveQuietHours = async (
  db: Kysely<Database>,
  accountId: number,
  hours: QuietHours,
): Promise<void> => {
  if (hours === null) {
    await db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute();
    return;
  }
  const columns = { from_time: hours.from, to_time: hours.to, urgent_too: hours.urgentToo };
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
};
