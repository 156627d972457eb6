// Whether this device shows times by twelve hours or by twenty-four.
import { type Clock, type ClockChoice, clocks } from '@ohmstead/i18n';
import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';

const stored = kept('clock');
const listeners = createListeners();

export const chosenClock = (): Clock => clocks.find((clock) => clock === stored.get()) ?? 'language';

export const chooseClock = (clock: Clock): void => {
  stored.set(clock);
  listeners.announce();
};

export const clockChoice = (clock: Clock): ClockChoice => ({ clock, regions: navigator.languages });

export const subscribeClock = listeners.subscribe;
