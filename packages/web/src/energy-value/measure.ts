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

/** Of those that a chart knows. Money is not offered to those from whom the prices are kept. */
export const offeredMeasures = (
  showsPrices: boolean,
  known: readonly Measure[] = measures,
): readonly Measure[] => (showsPrices ? known : known.filter((measure) => measure !== 'money'));

/** Who chose what is not offered here sees energy. */
export const useMeasure = (showsPrices: boolean, known?: readonly Measure[]): Measure => {
  const chosen = useSyncExternalStore(subscribe, chosenMeasure);
  return offeredMeasures(showsPrices, known).includes(chosen) ? chosen : 'energy';
};
