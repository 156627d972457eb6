import { dayMs, hourMs } from '@ohmstead/domain';
import type { Account, Session as SessionRow } from '../storage/schema.ts';

export type ClientKind = SessionRow['client_kind'];

/** An open session and whose it is. */
export type Session = {
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly username: string;
  readonly kind: Account['kind'];
  /** Another has to be chosen before anything else. */
  readonly passwordIsFirst: boolean;
  readonly remember: boolean;
  readonly lastUsedAtMs: number;
  readonly expiresAtMs: number;
};

export type SessionState =
  | { readonly kind: 'open'; readonly session: Session }
  /** No such token, or it ended: the code to answer with. */
  | { readonly kind: 'closed'; readonly code: 'login_required' | 'login_expired' | 'logged_in_elsewhere' };

/** A remembered session lasts a year from its last use, another one a working day from its last use. */
export const lifetimeMs = (remember: boolean): number => (remember ? 365 * dayMs : 12 * hourMs);
