// Another password, for whoever knows the old one. Guessing at it is slowed down as at a login.
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock.ts';
import type { Database } from '../storage/schema.ts';
import { findLoginAccount, setPasswordHash, usernameKeyOf } from './account-store.ts';
import { attemptSucceeded, beginAttempt } from './login-throttle.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

type PasswordContext = { readonly db: Kysely<Database>; readonly clock: Clock; readonly sessions: Sessions };

export type PasswordChange = {
  readonly session: Session;
  readonly address: string;
  readonly oldPassword: string;
  readonly newPassword: string;
};

export type PasswordOutcome =
  | { readonly kind: 'changed' | 'oldInvalid' }
  | { readonly kind: 'throttled'; readonly waitMs: number };

export const changePassword = async (
  { db, clock, sessions }: PasswordContext,
  { session, address, oldPassword, newPassword }: PasswordChange,
): Promise<PasswordOutcome> => {
  const attempt = { usernameKey: usernameKeyOf(session.username), address, at: nowDate(clock) };
  const waitMs = await beginAttempt(db, attempt);
  if (waitMs > 0) return { kind: 'throttled', waitMs };
  const account = await findLoginAccount(db, attempt.usernameKey);
  if (!(await isPasswordOf(account?.passwordHash ?? null, oldPassword))) return { kind: 'oldInvalid' };
  await attemptSucceeded(db, attempt);
  await setPasswordHash(db, session.accountId, await hashPassword(newPassword));
  await sessions.endOthers(session);
  return { kind: 'changed' };
};
