import { calls } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import { language, overrideTexts, subscribeTexts } from '../texts/texts.ts';
import { call } from './call.ts';

/** Lays the server's own texts over each language when it is first shown. Without them ours stand. */
export const followServerTexts = (): void => {
  const asked = new Set<LanguageCode>();
  const ask = () => {
    const lang = language();
    if (asked.has(lang)) return;
    asked.add(lang);
    call(calls.common.applocales, { query: { lang } }).then(
      (texts) => overrideTexts(lang, texts),
      () => asked.delete(lang),
    );
  };
  subscribeTexts(ask);
  ask();
};
