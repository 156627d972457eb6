// Which slot of a day chart a finger, a mouse or a key means.
import type { DayAxis } from './day-axis.ts';

export const slotAtPointer = (
  axis: DayAxis,
  pointerX: number,
  plot: { left: number; width: number },
): number => clamp(axis, Math.floor(((pointerX - plot.left) / plot.width) * axis.slots));

/** The last slot that can hold a value: now on the current day, the day's last one else. */
export const lastSlot = (axis: DayAxis, nowSlot: number | null): number =>
  clamp(axis, nowSlot === null ? axis.slots - 1 : Math.floor(nowSlot));

export type ScrubKey = { readonly key: string; readonly shiftKey: boolean };

/** Null when the key does not move the reading point. Arrows go by slot, with Shift by hour. */
export const slotAfterKey = (
  { key, shiftKey }: ScrubKey,
  axis: DayAxis,
  at: { slot: number | null; last: number },
): number | null => {
  const stride = shiftKey ? Math.max(1, Math.round(3_600_000 / axis.stepMs)) : 1;
  const from = at.slot ?? at.last;
  const target = { ArrowLeft: from - stride, ArrowRight: from + stride, Home: 0, End: at.last }[key];
  return target === undefined ? null : Math.min(Math.max(0, target), at.last);
};

const clamp = (axis: DayAxis, slot: number): number => Math.min(Math.max(0, slot), axis.slots - 1);
