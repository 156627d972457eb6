// The specification's error catalogue: what the user reads, and whether the login page follows.
import { type ErrorCode, errorCodes } from '@ohmstead/contract';
import { errorKey, type TextKey } from '@ohmstead/i18n';
import type { Failure } from './api-error.ts';

type Say = (key: TextKey) => string;

export type Reaction = { readonly text: string; readonly toLogin: boolean };

export const reactionOf = (failure: Failure, say: Say): Reaction => ({
  text: textOfFailure(failure, say),
  toLogin: failure.kind === 'sessionLost' || (failure.kind === 'refused' && failure.status === 401),
});

export const textOfFailure = (failure: Failure, say: Say): string => {
  switch (failure.kind) {
    case 'network':
      return say('failure.network');
    case 'answer':
      return say('failure.answer');
    case 'sessionLost':
      return failure.message;
    case 'refused':
      return textOfRefusal(failure, say);
  }
};

type Refusal = Extract<Failure, { kind: 'refused' }>;

const textOfRefusal = ({ status, code, message, fields }: Refusal, say: Say): string => {
  if (status === 401) return say(errorKey(sessionCode(code)));
  if (status === 403)
    return code === null || code === 'permission_denied'
      ? say('failure.forbidden')
      : wordsOf(code, message, say);
  if (status >= 500) return say(errorKey(code === 'unavailable' ? code : 'internal'));
  const [first] = fields;
  if (first) return textOfField(first, say);
  return wordsOf(code, message, say) || say('failure.network');
};

const sessionCode = (code: ErrorCode | null): ErrorCode =>
  code === 'logged_in_elsewhere' || code === 'login_expired' ? code : 'login_required';

/** Our own text for a known code, so that it follows a change of language; else the server's words. */
const wordsOf = (code: ErrorCode | null, message: string, say: Say): string =>
  code === null || isOfQuota(code) ? message : say(errorKey(code));

/** Its text has a number that the server alone knows. */
const isOfQuota = (code: ErrorCode): boolean => code.startsWith('quota_');

const textOfField = (
  field: { readonly code: ErrorCode | null; readonly message: string },
  say: Say,
): string => wordsOf(field.code, field.message, say);

/** A schema's message is an error code; see the contract's rules. */
export const codeOfRule = (message: string): ErrorCode =>
  errorCodes.find((code) => code === message) ?? 'field_invalid';
