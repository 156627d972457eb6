// Tallies energy where some of the prices depend on tiers.
import { mwhPerKwh } from '../counter/registers.ts';
import type { SlotColumn } from '../site/site-slots.ts';
import { bands } from '../tariff/band.ts';
import type { SlotRange } from '../time/slot.ts';
import type { Rate, RateTable } from './rate-table.ts';
import type { TierCounters } from './tier-counters.ts';

export type RateTally = {
  readonly table: RateTable;
  readonly counters: TierCounters;
  /** Called for energy whose rate has no price. */
  readonly unpriced: (index: number, energyMwh: number) => void;
};

/** Adds the energy of a range and returns that of all ranges so far in mWh, by rate and tier. */
export type AccumulateByRate = (span: SlotRange) => readonly ArrayLike<number>[];

/** A rate in the form that the loop over all quarter-hours needs. */
type Filling = {
  /** Upper limit and energy so far of each tier, in mWh. */
  readonly limits: Float64Array;
  readonly counts: Float64Array;
  /** Indices into the counters; a rate without a band has that of all energy. */
  readonly fills: number;
  readonly band: number;
};

export const tallyByTier = (
  energyMwh: SlotColumn,
  { table, counters, unpriced }: RateTally,
): AccumulateByRate => {
  const fillings = table.rates.map(fillingOf);
  const counts = fillings.map((filling) => filling.counts);
  return ({ from, to }) => {
    const filled = Float64Array.from(counterNames, (name) => counters[name]);
    for (let index = from; index < to; index += 1) {
      const energy = energyMwh[index] ?? null;
      const filling = fillings[table.column === null ? 0 : (table.column[index] ?? 0)];
      if (energy === null || filling === undefined) continue;
      if (filling.counts.length === 0) unpriced(index, energy);
      else fillTiers(filling, filled[filling.fills] ?? 0, energy);
      filled[allPlace] = (filled[allPlace] ?? 0) + energy;
      if (filling.band !== allPlace) filled[filling.band] = (filled[filling.band] ?? 0) + energy;
    }
    for (const [place, name] of counterNames.entries()) counters[name] = filled[place] ?? 0;
    return counts;
  };
};

const counterNames = ['all', ...bands] as const;
const allPlace = counterNames.indexOf('all');

const fillingOf = ({ tiers, fills, band }: Rate): Filling => ({
  limits: Float64Array.from(tiers, ({ uptoKwh }, tier) =>
    tier === tiers.length - 1 ? Infinity : (uptoKwh ?? 0) * mwhPerKwh,
  ),
  counts: new Float64Array(tiers.length),
  fills: counterNames.indexOf(fills),
  band: counterNames.indexOf(band ?? 'all'),
});

/** Energy that crosses a tier's limit is divided there. */
const fillTiers = ({ limits, counts }: Filling, counter: number, energy: number): void => {
  let from = counter;
  let left = energy;
  for (let tier = 0; tier < limits.length && left > 0; tier += 1) {
    const part = Math.min(left, Math.max(0, (limits[tier] ?? 0) - from));
    counts[tier] = (counts[tier] ?? 0) + part;
    from += part;
    left -= part;
  }
};
