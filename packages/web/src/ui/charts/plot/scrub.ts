// Which slot of a chart a finger, a mouse or a key means.
import type { SlotRange } from './slot-range.ts';

export const slotAtPointer = (
  { from, to }: SlotRange,
  pointerX: number,
  plot: { left: number; width: number },
): number => {
  const slot = from + Math.floor(((pointerX - plot.left) / plot.width) * (to - from));
  return Math.min(Math.max(from, slot), to - 1);
};

/** The last slot that can hold a value: now's in the current period, the period's last one else. */
export const lastSlot = (slots: number, nowSlot: number | null): number =>
  clamp(slots, nowSlot === null ? slots - 1 : Math.floor(nowSlot));

export type ScrubKey = { readonly key: string; readonly shiftKey: boolean };

/** Returns null when the key does not move the reading point. With Shift the arrows go by `stride` slots. */
export const slotAfterKey = (
  { key, shiftKey }: ScrubKey,
  at: { slot: number | null; last: number; stride: number },
): number | null => {
  const step = shiftKey ? at.stride : 1;
  const from = at.slot ?? at.last;
  const target = { ArrowLeft: from - step, ArrowRight: from + step, Home: 0, End: at.last }[key];
  return target === undefined ? null : Math.min(Math.max(0, target), at.last);
};

const clamp = (slots: number, slot: number): number => Math.min(Math.max(0, slot), slots - 1);
