// A disabled account logs in no more; what it has stays, and its meters go on sending.
import type { Sessions } from '../../accounts/sessions.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { transact } from '../../storage/transact.ts';
import type { Administrator } from '../administrator.ts';
import { recordOf } from '../record-of.ts';
import { findAccount, findUnprotected } from './find-account.ts';

export type SessionEnder = Administrator & { readonly sessions: Pick<Sessions, 'endAll'> };

export const disableAccount = async (by: SessionEnder, id: number): Promise<Outcome<null>> => {
  const account = await findUnprotected(by.db, id);
  if (isRefused(account)) return account;
  await by.sessions.endAll(id, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ disabled_at: by.at })
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await recordOf(trx, by, { action: 'admin.disableuser', subject: account.username });
  });
  return null;
};

export const enableAccount = async (by: Administrator, id: number): Promise<Outcome<null>> => {
  const account = await findAccount(by.db, id);
  if (isRefused(account)) return account;
  await transact(by.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ disabled_at: null })
      .where('id', '=', id)
      .where('disabled_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await recordOf(trx, by, { action: 'admin.enableuser', subject: account.username });
  });
  return null;
};

export const endSessions = async (by: SessionEnder, id: number): Promise<Outcome<null>> => {
  const account = await findAccount(by.db, id);
  if (isRefused(account)) return account;
  await by.sessions.endAll(id, (trx) =>
    recordOf(trx, by, { action: 'admin.endsessions', subject: account.username }),
  );
  return null;
};
