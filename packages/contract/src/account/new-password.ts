// The rules for a chosen password beyond its length. They are apart from the calls: the list is large, and only
// screens that choose a password need it.

import type { ErrorCode } from '../errors.ts';
import { commonPasswords } from './common-passwords.ts';

const service = ['ohmstead', 'admin', 'administrator'];

/** Null: nothing speaks against it. */
export const faultOfPassword = (password: string, username: string): ErrorCode | null => {
  const folded = password.toLowerCase();
  if (commonPasswords.has(folded)) return 'password_common';
  const isPersonal = [...service, username.trim().toLowerCase()].some(
    (name) => folded === name || (wordOf(name) !== '' && wordOf(folded) === wordOf(name)),
  );
  return isPersonal ? 'password_personal' : null;
};

/** Digits and signs before and after a word make it no better. */
const wordOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
