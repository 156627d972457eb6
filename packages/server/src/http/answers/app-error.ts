import { type ErrorCode, errors } from '@ohmstead/contract';
import type { RefusalDetail } from '../../errors/outcome.ts';

/** A refusal on its way through HTTP, which answers it in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
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
