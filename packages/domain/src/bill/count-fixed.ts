// Counts energy by rate and tier where prices are fixed.
import { mwhPerKwh } from '../counter/registers.ts';
import { bands } from '../tariff/band.ts';
import type { Rate, RateTable } from './rate-table.ts';
import type { Tally } from './tally.ts';
import type { TierCounters } from './tier-counters.ts';

type Counting = {
  readonly table: RateTable;
  readonly counters: TierCounters;
  /** Told of energy whose rate has no price. */
  readonly unpriced: (index: number, energyMwh: number) => void;
};

type Energy = readonly (number | null)[];

/** `energyMwh` has an entry for every slot of the table; null is skipped. */
export const countFixed = (energyMwh: Energy, counting: Counting): Tally[] => {
  const { rates, column } = counting.table;
  const isUsed = (which: number): boolean => column === null || column.includes(which);
  const isSimple = rates.every(
    ({ tiers }, which) => tiers.length === 1 || (tiers.length === 0 && !isUsed(which)),
  );
  const counts = isSimple ? countByRate(energyMwh, counting) : countByTier(energyMwh, counting);
  return rates.flatMap((rate, which) => talliesOf(rate, counts[which] ?? []));
};

/** Every rate in use has one price: the quick way of most years. */
const countByRate = (energyMwh: Energy, { table: { rates, column }, counters }: Counting): number[][] => {
  const sums = new Float64Array(rates.length);
  for (let index = 0; index < energyMwh.length; index += 1) {
    const which = column === null ? 0 : (column[index] ?? 0);
    sums[which] = (sums[which] ?? 0) + (energyMwh[index] ?? 0);
  }
  for (const [which, { band }] of rates.entries()) {
    const sum = sums[which] ?? 0;
    counters.all += sum;
    if (band !== null) counters[band] += sum;
  }
  return Array.from(sums, (sum) => [sum]);
};

/** A rate as the loop over all quarter-hours wants it. */
type Filling = {
  /** By tier, mWh: the most it reaches to, and what was counted. */
  readonly limits: Float64Array;
  readonly counts: Float64Array;
  /** Places of counters; that of all energy where the rate has no band. */
  readonly fills: number;
  readonly band: number;
};

const countByTier = (energyMwh: Energy, { table, counters, unpriced }: Counting): Float64Array[] => {
  const fillings = table.rates.map(fillingOf);
  const filled = Float64Array.from(counterNames, (name) => counters[name]);
  for (let index = 0; index < energyMwh.length; index += 1) {
    const energy = energyMwh[index] ?? null;
    const filling = fillings[table.column === null ? 0 : (table.column[index] ?? 0)];
    if (energy === null || filling === undefined) continue;
    if (filling.counts.length === 0) unpriced(index, energy);
    else fillTiers(filling, filled[filling.fills] ?? 0, energy);
    filled[allPlace] = (filled[allPlace] ?? 0) + energy;
    if (filling.band !== allPlace) filled[filling.band] = (filled[filling.band] ?? 0) + energy;
  }
  for (const [place, name] of counterNames.entries()) counters[name] = filled[place] ?? 0;
  return fillings.map(({ counts }) => counts);
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

/** Energy that crosses a limit is divided there. */
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

const talliesOf = (rate: Rate, counts: ArrayLike<number>): Tally[] =>
  rate.tiers.map(({ priceMicros }, index) => {
    const energyMwh = counts[index] ?? 0;
    return {
      band: rate.band,
      season: rate.season,
      tier: rate.isTiered ? index + 1 : null,
      priceMicros,
      energyMwh,
      value: BigInt(energyMwh) * BigInt(priceMicros),
    };
  });
