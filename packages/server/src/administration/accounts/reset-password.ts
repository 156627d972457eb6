// A new password for somebody who has no way left to log in. Its owner must choose another at the next login.
import { forgetFailures } from '../../accounts/login-throttle.ts';
import { makePassword } from '../../accounts/make-password.ts';
import { hashPassword } from '../../accounts/password.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { recordOf } from '../record-of.ts';
import type { SessionEnder } from './disable-account.ts';
import { findUnprotected } from './find-account.ts';

export type NewPassword = { readonly username: string; readonly password: string };

/** The password is shown once: only its hash is kept. */
export const resetPassword = async (by: SessionEnder, id: number): Promise<Outcome<NewPassword>> => {
  const account = await findUnprotected(by.db, id);
  if (isRefused(account)) return account;
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await by.sessions.endAll(id, async (trx) => {
    await trx
      .updateTable('account')
      .set({ password_hash: passwordHash, password_is_first: true })
      .where('id', '=', id)
      .execute();
    await forgetFailures(trx, account.username_key);
    // Whoever can read an older mail must not set another one.
    await trx
      .deleteFrom('one_time_link')
      .where('account_id', '=', id)
      .where('purpose', '=', 'resetPassword')
      .execute();
    await recordOf(trx, by, { action: 'admin.resetpassword', subject: account.username });
  });
  return { username: account.username, password };
};
