// The x axis of a local day: its own slots from midnight to midnight, so that days of 23 and 25 hours are drawn truly.
import { dayMs, minuteOfDayAt, minutesPerHour } from '@ohmstead/domain';

export type DayAxis = {
  readonly startMs: number;
  readonly endMs: number;
  readonly stepMs: number;
  readonly slots: number;
  readonly timeZone: string;
};

/** A mark on the axis; `hour` is what the wall clock shows there, 24 at the day's end. */
export type HourTick = { readonly slot: number; readonly hour: number };

export type DaySpan = { from: string; to: string; stepSeconds: number; timeZone: string };

export const dayAxis = ({ from, to, stepSeconds, timeZone }: DaySpan): DayAxis => {
  const startMs = Date.parse(from);
  const endMs = Date.parse(to);
  const stepMs = stepSeconds * 1000;
  return { startMs, endMs, stepMs, slots: Math.ceil((endMs - startMs) / stepMs), timeZone };
};

export const slotStartMs = (axis: DayAxis, slot: number): number => axis.startMs + slot * axis.stepMs;

/** Where an instant lies on the axis, as a fraction of the slots; null outside the day. */
export const slotOf = (axis: DayAxis, ms: number): number | null =>
  ms < axis.startMs || ms >= axis.endMs ? null : (ms - axis.startMs) / axis.stepMs;

export const isOrdinaryDay = (axis: DayAxis): boolean => axis.endMs - axis.startMs === dayMs;

/** A repeated hour is marked twice, a skipped one not at all. */
export const hourTicks = (axis: DayAxis, everyHours: number): HourTick[] => {
  const ticks: HourTick[] = [];
  for (let ms = axis.startMs; ms < axis.endMs; ms += quarterMs) {
    const hour = minuteOfDayAt(axis.timeZone, ms) / minutesPerHour;
    if (hour % everyHours === 0) ticks.push({ slot: (ms - axis.startMs) / axis.stepMs, hour });
  }
  ticks.push({ slot: axis.slots, hour: 24 });
  return ticks;
};

/** Slots grouped by the hour the wall clock shows, in the day's order; a repeated hour is a group of its own. */
export const hoursOfDay = (axis: DayAxis): { fromSlot: number; toSlot: number }[] => {
  const starts = hourTicks(axis, 1).map((tick) => tick.slot);
  if (starts[0] !== 0) starts.unshift(0);
  return starts.slice(0, -1).map((fromSlot, i) => ({ fromSlot, toSlot: starts[i + 1] ?? axis.slots }));
};

const quarterMs = 900_000;
