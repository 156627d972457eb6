// The highest 15-minute average import of the billing period, whichever version is valid then: a demand charge that
// begins or ends in mid-period is shared out by days, and its peak is that of the whole period.
import { quarterHourMs } from '../time/slot.ts';
import type { Demand } from './bill.ts';
import type { BilledPart } from './billed-part.ts';

/** mWh of a quarter-hour × 4 is its average in mW. */
const perHour = 3_600_000 / quarterHourMs;

/** The earliest of equal ones; null where no version has a demand charge, or nothing is known. */
export const highestDemand = (parts: readonly BilledPart[]): Demand | null => {
  if (!parts.some(({ version }) => (version?.demandCharge ?? null) !== null)) return null;
  let [highestMwh, atMs] = [-1, 0];
  for (const part of parts) {
    for (let slot = 0; slot < part.slotCount; slot += 1) {
      const energy = demandedMwh(part, slot) ?? -1;
      if (energy <= highestMwh) continue;
      highestMwh = energy;
      atMs = part.slotFromMs + slot * quarterHourMs;
    }
  }
  return highestMwh < 0 ? null : { atMs, milliwatts: highestMwh * perHour };
};

/** The only place that says which energy of a quarter-hour may set the peak: all that was imported in it. */
const demandedMwh = ({ imported }: BilledPart, slot: number): number | null => imported[slot] ?? null;
