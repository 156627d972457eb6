import type { ErrorCode } from '@ohmstead/contract';

export type FieldError = {
  readonly field: string;
  readonly code: ErrorCode | null;
  readonly message: string;
};

/** Every way a call can fail. */
export type Failure =
  /** The server said no, or a proxy before it. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: ErrorCode | null;
      readonly message: string;
      readonly fields: readonly FieldError[];
    }
  /** The answer has only `data.errorMsg`: the session is no longer valid. */
  | { readonly kind: 'sessionLost'; readonly message: string }
  | { readonly kind: 'network' }
  /** An answer that is not what the contract promises. */
  | { readonly kind: 'answer' };

export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `${failure.status} ${failure.code ?? ''}` : failure.kind);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** Anything thrown while calling: what is not ours is a bug or a lost connection, reported as the network's. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : { kind: 'network' };
