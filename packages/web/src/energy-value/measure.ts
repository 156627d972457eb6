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

export const useMeasure = (): Measure => useSyncExternalStore(subscribe, chosenMeasure);
