// Sessions as the requests see them; one that ends, by whichever server, is forgotten at once.
import type { Kysely, Transaction } from 'kysely';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import type { OtherServers } from '../storage/other-servers.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { rememberSessions } from './remembered-sessions.ts';
import type { ClientKind, Session, SessionState } from './session.ts';
import { lifetimeMs } from './session.ts';
import * as store from './session-store.ts';
import { hashOfToken, newToken } from './token.ts';

export type Sessions = {
  stateOf(token: string | null): Promise<SessionState>;
  /** Answers the new token. */
  open(
    account: OpeningAccount,
    clientKind: ClientKind,
    remember: boolean,
    userAgent?: string | null,
  ): Promise<string>;
  end(session: Session): Promise<void>;
  /** All others of its account. */
  endOthers(session: Session): Promise<void>;
  /** One of the account's by its id; whether there was an open one. */
  endOne(accountId: number, id: number): Promise<boolean>;
  /** All of an account, in one transaction with what they are ended for. */
  endAll(accountId: number, change?: (trx: Transaction<Database>) => Promise<void>): Promise<void>;
  /** Called after sessions of the account have ended. */
  onEnded(listener: (accountId: number) => void): void;
};

export type OpeningAccount = { readonly id: number; readonly endsOthers: boolean };

const touchEveryMs = 60_000;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** While the demo is off, its earlier sessions are over. */
  readonly config: { readonly demo: boolean };
  readonly otherServers: Pick<OtherServers, 'onChange'>;
};

export const createSessions = ({ db, clock, config, otherServers }: Parts): Sessions => {
  const remembered = rememberSessions();
  const listeners: ((accountId: number) => void)[] = [];

  const forget = (accountId: number): void => {
    remembered.forget(accountId);
    for (const listener of listeners) listener(accountId);
  };

  otherServers.onChange((change) => {
    if (change.kind === 'session') forget(change.accountId);
    // Open streams look again by themselves.
    if (change.kind === 'any') remembered.forgetAll();
  });

  const stateOf = async (token: string | null): Promise<SessionState> => {
    if (!token) return { kind: 'closed', code: 'login_required' };
    const tokenHash = hashOfToken(token);
    const key = tokenHash.toString('base64');
    const atMs = nowMs(clock);
    const known = remembered.find(key, atMs);
    if (known) return { kind: 'open', session: known };
    const remember = remembered.lookUp();
    const stored = await store.findSession(db, tokenHash);
    const isDemoOff = stored?.kind === 'demo' && !config.demo;
    const state = stateOfStored(isDemoOff ? null : stored, atMs);
    if (state.kind === 'closed') return state;
    const session = await touched(db, state.session, atMs);
    remember(key, session, atMs);
    return { kind: 'open', session };
  };

  const open: Sessions['open'] = async ({ id, endsOthers }, clientKind, remember, userAgent = null) => {
    const token = newToken();
    const atMs = nowMs(clock);
    await store.insertSession(db, {
      tokenHash: hashOfToken(token),
      accountId: id,
      clientKind,
      remember,
      userAgent,
      endsOthers,
      at: new Date(atMs),
      expiresAt: new Date(atMs + lifetimeMs(remember)),
    });
    if (endsOthers) forget(id);
    return token;
  };

  const end = async (session: Session): Promise<void> => {
    await store.endSession(db, session.tokenHash);
    forget(session.accountId);
  };

  const endOthers = async (session: Session): Promise<void> => {
    await store.endOtherSessions(db, session);
    forget(session.accountId);
  };

  const endOne: Sessions['endOne'] = async (accountId, id) => {
    const ended = await store.endSessionOf(db, accountId, id, nowDate(clock));
    if (ended) forget(accountId);
    return ended;
  };

  const endAll: Sessions['endAll'] = async (accountId, change) => {
    await transact(db, async (trx) => {
      await change?.(trx);
      await store.endAllSessions(trx, accountId);
    });
    forget(accountId);
  };

  return {
    stateOf,
    open,
    end,
    endOthers,
    endOne,
    endAll,
    onEnded: (listener) => void listeners.push(listener),
  };
};

const touched = async (db: Kysely<Database>, session: Session, atMs: number): Promise<Session> => {
  if (atMs - session.lastUsedAtMs < touchEveryMs) return session;
  const expiresAtMs = atMs + lifetimeMs(session.remember);
  await keepIfPossible(store.touchSession(db, session.tokenHash, new Date(atMs), new Date(expiresAtMs)));
  return { ...session, lastUsedAtMs: atMs, expiresAtMs };
};

const stateOfStored = (stored: store.StoredSession | null, atMs: number): SessionState => {
  if (stored?.ended === 'elsewhere') return { kind: 'closed', code: 'logged_in_elsewhere' };
  if (!stored || stored.isDisabled || stored.ended === 'logout')
    return { kind: 'closed', code: 'login_required' };
  if (stored.expiresAtMs <= atMs) return { kind: 'closed', code: 'login_expired' };
  return { kind: 'open', session: stored };
};
