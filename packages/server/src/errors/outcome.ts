// How everything below HTTP says no: it returns a refusal beside its results, and throws only for bugs and broken
// storage. Calls, files and streams are registered with handlers that may return a refusal; only there does it become an
// answer (http/answers/require-done.ts).
import type { ErrorCode } from '@ohmstead/contract';

export type FieldError = { readonly field: string; readonly code: ErrorCode };

export type RefusalDetail = {
  /** Which entries are wrong; the text of the first becomes the message. */
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** The number that the code's text contains. */
  readonly count?: number;
};

export type Refusal = RefusalDetail & { readonly kind: 'refused'; readonly code: ErrorCode };

/** The result, or why it was refused. */
export type Outcome<Result> = Result | Refusal;

export const refuse = (code: ErrorCode, detail: RefusalDetail = {}): Refusal => ({
  kind: 'refused',
  code,
  ...detail,
});

export const refuseField = (field: string, code: ErrorCode): Refusal =>
  refuse('validation', { fields: [{ field, code }] });

export const isRefused = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'refused';
