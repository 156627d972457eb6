// The highest 15-minute average import of the billing period, whichever version is valid then: a demand charge that
// begins or ends in mid-period is shared out by days, and its peak is that of the whole period.
import type { MicroSpan } from '../time/micro-span.ts';
import { quarterHourMicros, quarterHourMs, slotStartMicros } from '../time/slot.ts';
import type { Demand } from './bill.ts';
import type { BilledPart } from './billed-part.ts';

/** mWh of a quarter-hour × 4 is its average in mW. */
const perHour = 3_600_000 / quarterHourMs;

/** Starts of quarter-hours that set no peak. */
export type UnconfirmedSlots = ReadonlySet<number>;

/** The earliest of equal ones; null where no version has a demand charge, or nothing is known. */
export const highestDemand = (parts: readonly BilledPart[], unconfirmed: UnconfirmedSlots): Demand | null => {
  if (!parts.some(({ version }) => (version?.demandCharge ?? null) !== null)) return null;
  let [highestMwh, highestAtMs] = [-1, 0];
  for (const part of parts) {
    for (let slot = 0; slot < part.slotCount; slot += 1) {
      const atMs = part.slotFromMs + slot * quarterHourMs;
      const energy = unconfirmed.has(atMs) ? -1 : (demandedMwh(part, slot) ?? -1);
      if (energy <= highestMwh) continue;
      highestMwh = energy;
      highestAtMs = atMs;
    }
  }
  return highestMwh < 0 ? null : { atMs: highestAtMs, milliwatts: highestMwh * perHour };
};

const demandedMwh = ({ imported }: BilledPart, slot: number): number | null => imported[slot] ?? null;

/**
 * The quarter-hours that such spans touch. They are left out whole: with phases netted, and between two reads, what remains
 * of one without the energy booked in it is not known.
 */
export const unconfirmedSlots = (spans: readonly MicroSpan[]): UnconfirmedSlots => {
  const slots = new Set<number>();
  for (const { fromMicros, toMicros } of spans) {
    for (let at = slotStartMicros(fromMicros); at < toMicros; at += quarterHourMicros) slots.add(at / 1000);
  }
  return slots;
};
