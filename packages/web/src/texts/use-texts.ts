import { type Formats, formatsOf, type LanguageCode } from '@ohmstead/i18n';
import { useSyncExternalStore } from 'react';
import { currencies, subscribeCurrencies } from './currencies.ts';
import { language, say, subscribeTexts, textsVersion } from './texts.ts';

export type Texts = { readonly say: typeof say; readonly lang: LanguageCode; readonly formats: Formats };

/** Texts and formats of the language shown; the component follows a change of language. */
export const useTexts = (): Texts => {
  useSyncExternalStore(subscribeTexts, textsVersion);
  const shownCurrencies = useSyncExternalStore(subscribeCurrencies, currencies);
  return { say, lang: language(), formats: formatsOf(language(), shownCurrencies) };
};
