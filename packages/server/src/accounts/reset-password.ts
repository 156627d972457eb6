// What lies behind the link of a forgotten password.
import { faultOfPassword } from '@ohmstead/contract/new-password';
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { PublicAddress } from '../config/public-address.ts';
import { isRefused, type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { transactUnlessRefused } from '../errors/transact-unless-refused.ts';
import type { Database } from '../storage/schema.ts';
import { choosePassword, usernameKeyOf } from './account-store.ts';
import { forgetFailures } from './login-throttle.ts';
import { makePassword } from './make-password.ts';
import { findLink, useUpLink } from './one-time-link.ts';
import { hashPassword } from './password.ts';
import { queuePasswordChanged } from './password-mail.ts';
import type { Sessions } from './sessions.ts';

type ResetContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly publicAddress: PublicAddress;
};

export type PasswordReset = {
  readonly token: string;
  /** The person's own choice; without it a password is made. */
  readonly newPassword: string | undefined;
  /** The network that counts as one address. */
  readonly address: string;
};

/** `password` is the one that was made; null where the person chose it. */
export type ResetDone = { readonly username: string; readonly password: string | null };

const purpose = 'resetPassword';

export const whoseReset = async (
  { db, clock }: Pick<ResetContext, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<{ username: string; expiresAt: string }>> => {
  const link = await findLink(db, { token, purpose, at: nowDate(clock) });
  return link ? { username: link.username, expiresAt: link.expiresAt.toISOString() } : refuse('link_invalid');
};

export const resetPassword = async (
  { db, clock, sessions, publicAddress }: ResetContext,
  { token, newPassword, address }: PasswordReset,
): Promise<Outcome<ResetDone>> => {
  const link = await findLink(db, { token, purpose, at: nowDate(clock) });
  if (!link) return refuse('link_invalid');
  const fault = newPassword === undefined ? null : faultOfPassword(newPassword, link.username);
  if (fault) return refuseField('newPassword', fault);
  const password = newPassword ?? makePassword();
  const passwordHash = await hashPassword(password, address);
  const done = await transactUnlessRefused(db, async (trx) => {
    if (!(await useUpLink(trx, { token, purpose, at: nowDate(clock) }))) return refuse('link_invalid');
    await choosePassword(trx, link.accountId, passwordHash);
    await forgetFailures(trx, usernameKeyOf(link.username));
    await queuePasswordChanged(trx, { publicAddress }, link.accountId);
    return null;
  });
  if (isRefused(done)) return done;
  await sessions.endAll(link.accountId);
  return { username: link.username, password: newPassword === undefined ? password : null };
};
