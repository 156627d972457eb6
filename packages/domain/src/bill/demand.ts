// The highest 15-minute average import while a demand charge applies.
import { quarterHourMs } from '../time/slot.ts';
import type { Demand } from './bill.ts';
import type { BilledPart } from './billed-part.ts';

/** mWh of a quarter-hour × 4 is its average in mW. */
const perHour = 3_600_000 / quarterHourMs;

/** The earliest of equal ones; null where no demand charge applies or nothing is known. */
export const highestDemand = (parts: readonly BilledPart[]): Demand | null => {
  let [highestMwh, atMs] = [-1, 0];
  for (const { version, imported, slotFromMs, slotCount } of parts) {
    if (version === null || version.demandCharge === null) continue;
    for (let index = 0; index < slotCount; index += 1) {
      const energy = imported[index] ?? -1;
      if (energy <= highestMwh) continue;
      highestMwh = energy;
      atMs = slotFromMs + index * quarterHourMs;
    }
  }
  return highestMwh < 0 ? null : { atMs, milliwatts: highestMwh * perHour };
};
