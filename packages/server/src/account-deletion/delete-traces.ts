import { sql, type Transaction } from 'kysely';
import { forgetFailures } from '../accounts/login-throttle.ts';
import type { Database } from '../storage/schema.ts';

/** Deletes what is kept by an account's name. Whoever takes the name next has nothing to do with it. */
export const deleteTraces = async (trx: Transaction<Database>, usernameKey: string): Promise<void> => {
  await forgetFailures(trx, usernameKey);
  await sql`delete from login_failure where starts_with(subject, ${`known:account:${usernameKey} `})`.execute(
    trx,
  );
  await trx.deleteFrom('password_request').where('username_key', '=', usernameKey).execute();
};
