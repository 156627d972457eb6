import { failureOf } from '../../api/api-error.ts';

export const isMissing = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status === 404;
};
