import { calls } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';

/** Mails come in the language that a person chooses here. Nobody waits for it; the next login says it again. */
export const keepLanguage = async (lang: LanguageCode): Promise<void> => {
  if (session.token() === null) return;
  await call(calls.account.saveSetting, { body: { lang } }).catch(() => undefined);
};
