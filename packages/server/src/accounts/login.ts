import type { LanguageCode } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import {
  findLoginAccount,
  type LoginAccount,
  setLanguage,
  setPasswordHash,
  usernameKeyOf,
} from './account-store.ts';
import { demoLogin } from './demo-login.ts';
import { attemptPassword, refuseThrottled } from './login-throttle.ts';
import { hashPassword, isOutdated } from './password.ts';
import type { ClientKind } from './session.ts';
import type { Sessions } from './sessions.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  /** The network that counts as one address. */
  readonly address: string;
  readonly clientKind: ClientKind;
  readonly userAgent: string | null;
  /** Of its mails from now on; null where the client says none. */
  readonly lang: LanguageCode | null;
};

export type LoggedIn = { readonly token: string; readonly account: LoginAccount };

type LoginContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly config: { readonly demo: boolean };
};

export const logIn = async (context: LoginContext, credentials: Credentials): Promise<Outcome<LoggedIn>> => {
  const { db, clock } = context;
  const { password, address } = credentials;
  const usernameKey = usernameKeyOf(credentials.username);
  const account = await accountOf(context, usernameKey);
  // Everybody knows the demo's password: there is nothing to guess at, and nothing to keep as a hash.
  if (account?.kind === 'demo') {
    return password === demoLogin.password ? open(context, account, credentials) : refuse('login_failed');
  }
  const attempt = { of: { kind: 'account', key: usernameKey }, address, at: nowDate(clock) } as const;
  const given = { passwordHash: account?.passwordHash ?? null, password };
  const outcome = await attemptPassword(db, attempt, given);
  if (outcome.kind === 'throttled') return refuseThrottled('login_throttled', outcome);
  if (outcome.kind === 'wrong' || !account) return refuse('login_failed');
  if (account.isDisabled) return refuse('account_disabled');
  if (isOutdated(account.passwordHash))
    await setPasswordHash(db, account.id, await hashPassword(password, address));
  return open(context, account, credentials);
};

/** While the demo is off its account does not exist for a login. */
const accountOf = async ({ db, config }: LoginContext, usernameKey: string): Promise<LoginAccount | null> => {
  const account = await findLoginAccount(db, usernameKey);
  return account?.kind === 'demo' && !config.demo ? null : account;
};

const open = async (
  { db, sessions }: LoginContext,
  account: LoginAccount,
  { remember, clientKind, userAgent, lang }: Credentials,
): Promise<Outcome<LoggedIn>> => {
  const isDemo = account.kind === 'demo';
  // The demo account is never remembered and may be used by any number at once.
  const opening = { id: account.id, endsOthers: !isDemo };
  const token = await sessions.open(opening, clientKind, remember && !isDemo, userAgent);
  if (!isDemo && lang !== null && lang !== account.lang) await setLanguage(db, account.id, lang);
  return { token, account };
};
