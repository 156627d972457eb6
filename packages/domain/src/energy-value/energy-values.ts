// What the energy of spans cost, brought and emitted, quarter-hour by quarter-hour.
//   cost = imported energy × its price, the first tier's, with the taxes on energy
//   income = exported energy × its feed-in price
// What tiers, demand, fixed charges and export credit add is of a whole billing period, and in none of its hours.
import type { EmissionFactors } from '../emissions/emission-factors.ts';
import { type Emissions, emissionsBySlots } from '../emissions/emissions.ts';
import { costDivisor, runningCost } from '../end-use/running-cost.ts';
import { fedInSlots, type PricedSlots, pricedSlots, type Tariffs } from '../end-use/slot-price.ts';
import type { SiteSlots, SlotColumn } from '../site/site-slots.ts';
import type { LocalSpan } from '../time/local-day.ts';
import { quarterHourMs, type SlotRange } from '../time/slot.ts';

export type EnergyValue = Emissions & {
  /** Micro units of the currency; null where no energy had a price. */
  readonly costMicros: number | null;
  readonly incomeMicros: number | null;
  /** Imported energy without a price. */
  readonly unpricedMwh: number;
};

export type EnergyValueInput = {
  readonly slots: SiteSlots;
  readonly tariffs: Tariffs;
  readonly emission: EmissionFactors;
};

/** One for each of the spans, which begin and end with quarter-hours of the slots. */
export const energyValues = (
  { slots, tariffs, emission }: EnergyValueInput,
  spans: readonly LocalSpan[],
): EnergyValue[] => {
  const whole = { fromMs: slots.fromMs, count: slots.imported.length };
  const [bought, fedIn] = [pricedSlots(tariffs, whole), fedInSlots(tariffs, whole)];
  return spans.map((span) => {
    const range = {
      from: Math.max(0, (span.fromMs - slots.fromMs) / quarterHourMs),
      to: Math.min(whole.count, (span.toMs - slots.fromMs) / quarterHourMs),
    };
    const cost = valueIn(slots.imported, bought, range);
    return {
      costMicros: cost.micros,
      incomeMicros: valueIn(slots.exported, fedIn, range).micros,
      unpricedMwh: cost.unpricedMwh,
      ...emissionsBySlots(slots, emission.factors, emission.usualGPerKwh, range),
    };
  });
};

type Value = { readonly micros: number | null; readonly unpricedMwh: number };

const valueIn = (column: SlotColumn, priced: readonly PricedSlots[], range: SlotRange): Value => {
  const sum = runningCost();
  let hasPrice = false;
  let pricedMwh = 0;
  for (const { from, to, taxPpm, priceAt } of priced) {
    for (let slot = Math.max(from, range.from); slot < Math.min(to, range.to); slot += 1) {
      const energy = column[slot] ?? null;
      const price = energy === null ? null : priceAt(slot);
      if (energy === null || price === null) continue;
      sum.add(energy, price, taxPpm);
      pricedMwh += energy;
      hasPrice = true;
    }
  }
  const micros = hasPrice ? Number((sum.total() * microParts) / costDivisor) / Number(microParts) : null;
  return { micros, unpricedMwh: energyIn(column, range) - pricedMwh };
};

/** Sums are kept to a thousandth of a micro unit. */
const microParts = 1_000n;

const energyIn = (column: SlotColumn, { from, to }: SlotRange): number => {
  let sum = 0;
  for (let slot = from; slot < to; slot += 1) sum += column[slot] ?? 0;
  return sum;
};
