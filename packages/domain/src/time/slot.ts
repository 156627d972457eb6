// Quarter-hours of UTC. They fit every offset in use, so a local day or hour is a whole number of them.
import { minuteMs } from './durations.ts';
import { localDay } from './local-day.ts';

export const quarterHourMs = 15 * minuteMs;
export const quarterHourMicros = quarterHourMs * 1000;

/** Start of the slot an instant lies in. */
export const slotStartMicros = (atMicros: number): number =>
  Math.floor(atMicros / quarterHourMicros) * quarterHourMicros;

/** Starts of the slots of a local day, as instants: mostly 92, 96 or 100 of them. */
export const slotsOfDay = (zone: string, date: string): number[] => {
  const { fromMs, toMs } = localDay(zone, date);
  const first = Math.ceil(fromMs / quarterHourMs) * quarterHourMs;
  const count = Math.max(0, Math.ceil((toMs - first) / quarterHourMs));
  return Array.from({ length: count }, (_, index) => first + index * quarterHourMs);
};

/** A half-open range of places in a list of slots. */
export type SlotRange = { readonly from: number; readonly to: number };
