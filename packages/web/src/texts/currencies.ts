// How many currencies the account's sites have: with several each sign says which it is.
import type { Currencies } from '@ohmstead/i18n';
import { createListeners } from '../platform/listeners.ts';

let shown: Currencies = 'one';
const listeners = createListeners();

export const setCurrencies = (codes: readonly string[]): void => {
  const next: Currencies = new Set(codes).size > 1 ? 'several' : 'one';
  if (next === shown) return;
  shown = next;
  listeners.announce();
};

export const currencies = (): Currencies => shown;

export const subscribeCurrencies = listeners.subscribe;
