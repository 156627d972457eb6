import { type ErrorCode, errors } from '@ohmstead/contract';

export type FieldError = { readonly field: string; readonly code: ErrorCode };

export type ErrorDetail = {
  /** Which entries are wrong; the first one's text becomes the message. */
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** The number that the code's text tells. */
  readonly count?: number;
};

/** An expected failure, by its code in the catalogue. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

export const invalid = (field: string, code: ErrorCode): AppError =>
  new AppError('validation', { fields: [{ field, code }] });
