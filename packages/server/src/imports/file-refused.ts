import type { ErrorCode } from '@ohmstead/contract';

/** The file cannot be taken, and its sender is to blame. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
