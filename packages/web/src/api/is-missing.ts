import { failureOf } from './api-error.ts';

/** The server says so of what is not there, and of what this account may not see. */
export const isMissing = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status === 404;
};
