// What ingest is given and what it answers.
import type { ErrorCode } from '@ohmstead/contract';
import type { Reading } from '@ohmstead/domain';
import type { Sender } from './open-senders.ts';

/** A decoded payload on its way in, from whatever protocol. */
export type Upload = {
  readonly sn: string | null;
  readonly key: string | null;
  /** ISO time with offset, from protocols that carry one; null: the arrival's clock counts. Only with a key. */
  readonly time: string | null;
  readonly values: Omit<Reading, 'atMicros'>;
  /** Null: the owner, who settles a reading that was set aside. */
  readonly sender: Sender | null;
};

export type UploadRefusal = {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number;
};

export type UploadOutcome = { readonly kind: 'stored' } | { readonly kind: 'duplicate' } | UploadRefusal;

export const refused = (code: ErrorCode): UploadRefusal => ({ kind: 'refused', code });
