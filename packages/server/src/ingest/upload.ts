// What ingest is given and what it answers.
import type { ErrorCode } from '@ohmstead/contract';
import type { Reading } from '@ohmstead/domain';

/** A decoded payload on its way in, from whatever protocol. */
export type Upload = {
  readonly sn: string | null;
  readonly key: string | null;
  /** ISO time with offset, from protocols that carry one; null: the arrival's clock counts. */
  readonly time: string | null;
  readonly values: Omit<Reading, 'atMicros'>;
  /** Where it came from, for the list of waiting meters. */
  readonly address: string;
};

export type UploadRefusal = {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number;
};

export type UploadOutcome = { readonly kind: 'stored' } | { readonly kind: 'duplicate' } | UploadRefusal;

export const refused = (code: ErrorCode): UploadRefusal => ({ kind: 'refused', code });
