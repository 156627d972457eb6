// Grams of CO2: emitted by the energy that was imported, avoided by the energy that the sun yielded.
import { mwhPerKwh } from '../counter/registers.ts';
import type { SiteSlots, SlotColumn } from '../site/site-slots.ts';
import type { SiteTotals } from '../site/site-totals.ts';
import { quarterHourMs, type SlotRange } from '../time/slot.ts';
import { type EmissionFactors, factorsBySlot } from './emission-factors.ts';

/** Null where nothing is known. Energies and factors that are unknown are left out. */
export type Emissions = { readonly emittedG: number | null; readonly avoidedG: number | null };

export const noEmissions: Emissions = { emittedG: null, avoidedG: null };

/** Energy at one factor for all time; null where the factor is unknown. */
export const emissionsByFactor = (
  { energy }: Pick<SiteTotals, 'energy'>,
  gPerKwh: number | null,
): Emissions => {
  const grams = (mwh: number | null): number | null =>
    mwh === null || gPerKwh === null ? null : (mwh / mwhPerKwh) * gPerKwh;
  return { emittedG: grams(energy.imported), avoidedG: grams(energy.yielded) };
};

/**
 * Quarter-hour by quarter-hour, of all slots where no range of them is given; before the first factor of the series the
 * usual one applies, where there is one.
 */
export const emissionsBySlots = (
  slots: Pick<SiteSlots, 'fromMs' | 'imported' | 'yielded'>,
  factors: EmissionFactors['factors'],
  usualGPerKwh: number | null,
  { from, to }: SlotRange = { from: 0, to: slots.imported.length },
): Emissions => {
  const fromMs = slots.fromMs + from * quarterHourMs;
  const grams = (column: SlotColumn): number | null => {
    const factorOf = factorsBySlot({ factors, usualGPerKwh }, fromMs);
    let total: number | null = null;
    for (let slot = from; slot < to; slot += 1) {
      const gPerKwh = factorOf(slot - from);
      const mwh = column[slot] ?? null;
      if (gPerKwh !== null && mwh !== null) total = (total ?? 0) + (mwh / mwhPerKwh) * gPerKwh;
    }
    return total;
  };
  return { emittedG: grams(slots.imported), avoidedG: grams(slots.yielded) };
};

export const addEmissions = (sum: Emissions, more: Emissions): Emissions => ({
  emittedG: addKnown(sum.emittedG, more.emittedG),
  avoidedG: addKnown(sum.avoidedG, more.avoidedG),
});

const addKnown = (sum: number | null, grams: number | null): number | null =>
  grams === null ? sum : (sum ?? 0) + grams;
