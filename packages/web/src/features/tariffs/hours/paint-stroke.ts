// Where a pointer or a key is on the dial of a day.
import { quartersOfDay } from './wall-quarters.ts';

/** A finger paints half-hours; quarter-hours are for keys and the exact times. */
const step = 2;

export const strokeOf = ({ start, end }: { readonly start: number; readonly end: number }) => ({
  from: Math.floor(Math.min(start, end) / step) * step,
  to: (Math.floor(Math.max(start, end) / step) + 1) * step,
});

/** The quarter-hour in the half of the dial that the pointer is in, or nearest to. */
export const quarterAt = (
  surface: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): number => {
  const halves = [...surface.querySelectorAll<HTMLElement>('[data-half]')];
  const half = halves.find((one) => isBefore(one.getBoundingClientRect(), clientX, clientY)) ?? halves.at(-1);
  if (!half) return 0;
  const { left, width } = half.getBoundingClientRect();
  const quarters = quartersOfDay / halves.length;
  const within = Math.floor(((clientX - left) / width) * quarters);
  return Number(half.dataset.half) + Math.max(0, Math.min(within, quarters - 1));
};

/** Halves one below the other are distinguished by height, halves side by side by width. */
const isBefore = (half: DOMRect, x: number, y: number): boolean =>
  y <= half.bottom + gapPx && x <= half.right;

const gapPx = 20;

export const stepByKey = (key: string, quarter: number): number | null => {
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(quarter + step, quartersOfDay - 1));
};

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -4,
  PageUp: 4,
  Home: -quartersOfDay,
  End: quartersOfDay,
};
