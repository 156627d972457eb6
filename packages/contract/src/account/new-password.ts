// The rules for a chosen password beyond its length. They are apart from the calls: the list is large, and only
// screens that choose a password need it.

import type { ErrorCode } from '../errors.ts';
import { commonPasswords } from './common-passwords.ts';

const service = ['ohmstead', 'admin', 'administrator'];

/** Null for an acceptable password. */
export const faultOfPassword = (password: string, username: string): ErrorCode | null => {
  const folded = password.toLowerCase();
  if (commonPasswords.has(folded)) return 'password_common';
  const isPersonal = [...service, username.trim().toLowerCase()].some(
    (name) => folded === name || (wordOf(name) !== '' && wordOf(folded) === wordOf(name)),
  );
  return isPersonal ? 'password_personal' : null;
};

/** Digits and signs before and after a word do not make it stronger. */
const wordOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
