// What the ledger counted in each quarter-hour, phase by phase, and the steps in which its registers move.

import type { RegisterSlot } from '../counter/register-slot.ts';
import { mwhPerKwh } from '../counter/registers.ts';
import { readsOfMeter } from '../site/meter-slots.ts';
import { slotRises } from '../site/slot-rises.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import type { PassedEnergy } from './integrated-energy.ts';

type CountedEnergy = {
  /** Of phase A, B and C; null where the ledger does not know the whole quarter-hour. */
  readonly phases: readonly (readonly (PassedEnergy | null)[])[];
  /** Whether some of the quarter-hour's energy is estimated. */
  readonly estimated: readonly boolean[];
};

const phasePlaces = [0, 1, 2] as const;

/**
 * `slots` are those of the span and one neighbour on either side. What intervals cover says nothing of the phases, and is not
 * the counter's.
 */
export const countedEnergy = (
  slots: readonly RegisterSlot[],
  edges: readonly number[],
  covered: readonly MicroSpan[] = [],
): CountedEnergy => {
  const { rises, measuredMicros, estimatedMicros } = slotRises(readsOfMeter(slots).points, edges);
  const isCovered = (slot: number): boolean =>
    covered.some(
      ({ fromMicros, toMicros }) => fromMicros < (edges[slot + 1] ?? 0) && toMicros > (edges[slot] ?? 0),
    );
  const isWhole = (slot: number): boolean =>
    (measuredMicros[slot] ?? 0) + (estimatedMicros[slot] ?? 0) ===
      (edges[slot + 1] ?? 0) - (edges[slot] ?? 0) && !isCovered(slot);
  return {
    phases: phasePlaces.map((phase) =>
      rises.map((risen, slot) => {
        const [imported, exported] = [risen?.[2 * phase] ?? null, risen?.[2 * phase + 1] ?? null];
        // A meter that counts one direction only does not report the other.
        if (!isWhole(slot) || (imported === null && exported === null)) return null;
        return { imported: imported ?? 0, exported: exported ?? 0 };
      }),
    ),
    estimated: estimatedMicros.map((micros, slot) => micros > 0 && !isCovered(slot)),
  };
};

const possibleSteps = [1, 0.1, 0.01, 0.001].map((kwh) => kwh * mwhPerKwh);

/** The largest decimal step of at most 1 kWh in which the register moved, mWh; 0 where it is finer than 1 Wh. */
export const stepOfRegister = (slots: readonly RegisterSlot[], register: number): number => {
  const counts = slots.flatMap(({ firstCounts, lastCounts }) =>
    [firstCounts[register], lastCounts[register]].filter((count) => count != null),
  );
  const first = counts[0] ?? 0;
  return possibleSteps.find((step) => counts.every((count) => (count - first) % step === 0)) ?? 0;
};
