import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock.ts';
import type { Database } from '../storage/schema.ts';
import { findLoginAccount, type LoginAccount, setPasswordHash, usernameKeyOf } from './account-store.ts';
import { attemptSucceeded, beginAttempt } from './login-throttle.ts';
import { hashPassword, isOutdated, isPasswordOf } from './password.ts';
import type { ClientKind } from './session.ts';
import type { Sessions } from './sessions.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly address: string;
  readonly clientKind: ClientKind;
};

export type LoginOutcome =
  | { readonly kind: 'loggedIn'; readonly token: string; readonly account: LoginAccount }
  | { readonly kind: 'failed' }
  | { readonly kind: 'throttled'; readonly waitMs: number };

type LoginContext = { readonly db: Kysely<Database>; readonly clock: Clock; readonly sessions: Sessions };

export const logIn = async (context: LoginContext, credentials: Credentials): Promise<LoginOutcome> => {
  const { db, clock } = context;
  const usernameKey = usernameKeyOf(credentials.username);
  const account = await findLoginAccount(db, usernameKey);
  // Everybody knows the demo's password; a guesser must not close it to others.
  if (account?.kind === 'demo') return openIfRight(context, account, credentials);
  const attempt = { usernameKey, address: credentials.address, at: nowDate(clock) };
  const waitMs = await beginAttempt(db, attempt);
  if (waitMs > 0) return { kind: 'throttled', waitMs };
  const outcome = await openIfRight(context, account, credentials);
  if (outcome.kind === 'loggedIn') await attemptSucceeded(db, attempt);
  return outcome;
};

const openIfRight = async (
  { db, sessions }: LoginContext,
  account: LoginAccount | null,
  { password, remember, clientKind }: Credentials,
): Promise<LoginOutcome> => {
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password);
  if (!account || !isRight) return { kind: 'failed' };
  if (isOutdated(account.passwordHash)) await setPasswordHash(db, account.id, await hashPassword(password));
  const isDemo = account.kind === 'demo';
  // The demo account is never remembered and may be used by any number at once.
  const token = await sessions.open({ id: account.id, endsOthers: !isDemo }, clientKind, remember && !isDemo);
  return { kind: 'loggedIn', token, account };
};
