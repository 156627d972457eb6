// The highest 15-minute average import, where a demand charge counts it.
import { quarterHourMs } from '../time/slot.ts';
import type { Demand } from './bill.ts';
import type { BilledPart } from './billed-part.ts';

/** mWh of a quarter-hour × 4 is its average in mW. */
const perHour = 3_600_000 / quarterHourMs;

/** The first of the highest; null where no demand charge holds or nothing is known. */
export const highestDemand = (parts: readonly BilledPart[]): Demand | null => {
  let highest: Demand | null = null;
  for (const { version, imported, slotFromMs } of parts) {
    if (version === null || version.demandCharge === null) continue;
    for (const [index, energy] of imported.entries()) {
      const milliwatts = (energy ?? -1) * perHour;
      if (milliwatts <= (highest?.milliwatts ?? -1)) continue;
      highest = { atMs: slotFromMs + index * quarterHourMs, milliwatts };
    }
  }
  return highest;
};
