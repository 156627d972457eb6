import { failureOf } from '../../../api/api-error.ts';

/** Expired, used, replaced by a newer one, or cut off by a mail program. */
export const isLinkInvalid = (error: unknown): boolean => {
  if (error === null || error === undefined) return false;
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return false;
  return failure.code === 'link_invalid' || failure.fields.some(({ code }) => code === 'link_invalid');
};
