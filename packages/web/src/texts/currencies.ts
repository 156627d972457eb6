// How many currencies the account's sites have: with several each sign says which it is.
import type { Currencies } from '@ohmstead/i18n';

let shown: Currencies = 'one';
const listeners = new Set<() => void>();

export const tellCurrencies = (codes: readonly string[]): void => {
  const next: Currencies = new Set(codes).size > 1 ? 'several' : 'one';
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
};

export const currencies = (): Currencies => shown;

export const subscribeCurrencies = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
