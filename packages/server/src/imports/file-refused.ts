import type { ErrorCode } from '@ohmstead/contract';

/** A file that cannot be taken, by its sender's fault. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
