// Finds the catalogue's entry for an error of the framework or the database.
import { GateFull } from '../../accounts/fair-gate.ts';
import { troubleOf } from '../../storage/database-trouble.ts';
import { AppError, invalid } from './app-error.ts';

/** Null for a bug, which is logged and answered as `internal`. */
export const appErrorOf = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  // Too many others are hashing passwords; a turn takes some tens of milliseconds.
  if (error instanceof GateFull) return new AppError('rate_limited', { retryAfterSeconds: 2 });
  const code = codeOf(error);
  const framework = code === null ? undefined : ofFramework[code];
  if (framework) return framework();
  if (code === unstorableText) return invalid('body', 'field_invalid');
  const trouble = troubleOf(error);
  if (trouble !== null) return new AppError(trouble);
  if (code !== null && senderLeft.has(code)) return invalid('body', 'field_invalid');
  return statusOf(error) === 400 ? invalid('body', 'field_invalid') : null;
};

/** SQLSTATE: PostgreSQL's texts cannot hold the character U+0000, wherever in the request it came from. */
const unstorableText = '22021';

/** The sender left in the middle of a body, so nobody is there to read the answer. */
const senderLeft = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

const ofFramework: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => invalid('Content-Type', 'field_invalid'),
  FST_ERR_MAX_PARAM_LENGTH: () => new AppError('not_found'),
  FST_ERR_BAD_URL: () => new AppError('not_found'),
};

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

const statusOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
