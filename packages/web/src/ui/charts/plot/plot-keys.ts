// A plot read and left by keys.
import { type ScrubKey, slotAfterKey } from './scrub.ts';
import type { SlotRange } from './slot-range.ts';

type PlotKey = ScrubKey & { readonly preventDefault: () => void };

/** What is read, and what a key may ask for. */
export type PlotReading = {
  readonly slot: number | null;
  readonly last: number;
  /** Slots an arrow key goes with Shift. */
  readonly stride: number;
  readonly zoom: { readonly range: SlotRange; readonly isZoomed: boolean; readonly reset: () => void };
  readonly onSlot: (slot: number | null) => void;
  readonly onSeries?: ((by: -1 | 1) => void) | undefined;
  readonly onStep?: ((by: -1 | 1) => void) | undefined;
  readonly onOpen?: ((slot: number) => void) | undefined;
};

export const onPlotKey = (event: PlotKey, reading: PlotReading): void => {
  const act = keyAction(event, reading);
  if (!act) return;
  event.preventDefault();
  act();
};

const keyAction = (event: ScrubKey, reading: PlotReading): (() => void) | undefined => {
  const { slot, stride, onSlot, onSeries, onStep, onOpen, last, zoom } = reading;
  switch (event.key) {
    case 'Escape':
      if (zoom.isZoomed) return zoom.reset;
      return slot === null ? undefined : () => onSlot(null);
    case 'ArrowUp':
      return onSeries && (() => onSeries(-1));
    case 'ArrowDown':
      return onSeries && (() => onSeries(1));
    case 'PageUp':
      return onStep && (() => onStep(-1));
    case 'PageDown':
      return onStep && (() => onStep(1));
    case 'Enter':
      return onOpen && slot !== null ? () => onOpen(slot) : undefined;
  }
  const next = slotAfterKey(event, { slot, last, stride });
  const { from, to } = zoom.range;
  return next === null ? undefined : () => onSlot(Math.min(Math.max(from, next), to - 1));
};
