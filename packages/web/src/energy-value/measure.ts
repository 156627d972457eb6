// In what energy is shown. One choice for all charts, remembered in this browser.
import { useSyncExternalStore } from 'react';
import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';

export const measures = ['energy', 'money', 'emissions'] as const;
export type Measure = (typeof measures)[number];

const stored = kept('measure');
const { subscribe, announce } = createListeners();

export const chooseMeasure = (measure: Measure): void => {
  stored.set(measure);
  announce();
};

const chosenMeasure = (): Measure => measures.find((one) => one === stored.get()) ?? 'energy';

/** Where money is not shown, who chose it sees energy. */
export const useMeasure = (showsPrices: boolean): Measure => {
  const chosen = useSyncExternalStore(subscribe, chosenMeasure);
  return chosen === 'money' && !showsPrices ? 'energy' : chosen;
};
