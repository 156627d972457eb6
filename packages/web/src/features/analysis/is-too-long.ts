import { failureOf } from '../../api/api-error.ts';

/** The server does not look into so long a time at once. */
export const isTooLong = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.fields.some(({ code }) => code === 'span_too_long');
};
