// Another password, for whoever knows the old one. Guessing at it is slowed down as at a login.
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { PublicAddress } from '../config/public-address.ts';
import { type Outcome, refuseField } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { choosePassword, findLoginAccount, usernameKeyOf } from './account-store.ts';
import { attemptPassword, refuseThrottled } from './login-throttle.ts';
import { hashPassword } from './password.ts';
import { queuePasswordChanged } from './password-mail.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

type PasswordContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly publicAddress: PublicAddress;
};

export type PasswordChange = {
  readonly session: Session;
  readonly address: string;
  readonly oldPassword: string;
  readonly newPassword: string;
};

export const changePassword = async (
  { db, clock, sessions, publicAddress }: PasswordContext,
  { session, address, oldPassword, newPassword }: PasswordChange,
): Promise<Outcome<null>> => {
  const usernameKey = usernameKeyOf(session.username);
  const account = await findLoginAccount(db, usernameKey);
  const attempt = { of: { kind: 'account', key: usernameKey }, address, at: nowDate(clock) } as const;
  const given = { passwordHash: account?.passwordHash ?? null, password: oldPassword };
  const outcome = await attemptPassword(db, attempt, given);
  if (outcome.kind === 'throttled') return refuseThrottled('login_throttled', outcome);
  if (outcome.kind === 'wrong') return refuseField('oldPassword', 'old_password_invalid');
  const passwordHash = await hashPassword(newPassword, address);
  await transact(db, async (trx) => {
    await choosePassword(trx, session.accountId, passwordHash);
    await queuePasswordChanged(trx, { publicAddress }, session.accountId);
  });
  await sessions.endOthers(session);
  return null;
};
