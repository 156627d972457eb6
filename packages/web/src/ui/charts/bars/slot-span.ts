import type { BarSlot } from './bar-chart-data.ts';

/** The time that slots cover, by the names of the first and the last. */
export const slotSpan = (slots: readonly BarSlot[]): string =>
  [...new Set([slots[0], slots.at(-1)].map((slot) => slot?.longLabel ?? ''))].join(' – ');
