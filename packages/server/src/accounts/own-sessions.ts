import type { OwnSession } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { Database } from '../storage/schema.ts';
import type { Session } from './session.ts';
import { openSessionsOf } from './session-store.ts';

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };

/** The account's open sessions, as its owner sees them. */
export const ownSessions = async ({ db, clock }: Parts, own: Session): Promise<OwnSession[]> => {
  const rows = await openSessionsOf(db, own.accountId, nowDate(clock));
  return rows.map(({ id, token_hash, client_kind, user_agent, created_at, last_used_at }) => ({
    id,
    clientKind: client_kind,
    userAgent: user_agent,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isThis: token_hash.equals(own.tokenHash),
  }));
};
