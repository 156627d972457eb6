import { type Formats, formatsOf, type LanguageCode } from '@ohmstead/i18n';
import { useSyncExternalStore } from 'react';
import { chosenClock, clockChoice, subscribeClock } from './clock.ts';
import { currencies, subscribeCurrencies } from './currencies.ts';
import { language, type say } from './texts.ts';
import { useSay } from './use-say.ts';

export type Texts = { readonly say: typeof say; readonly lang: LanguageCode; readonly formats: Formats };

/** Texts and formats of the language shown; the component follows a change of language or clock. */
export const useTexts = (): Texts => {
  const say = useSay();
  const shownCurrencies = useSyncExternalStore(subscribeCurrencies, currencies);
  const clock = useSyncExternalStore(subscribeClock, chosenClock);
  const formats = formatsOf(language(), shownCurrencies, clockChoice(clock));
  return { say, lang: language(), formats };
};
