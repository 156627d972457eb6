// Counts energy by rate and tier where prices are fixed.
import { mwhPerKwh } from '../counter/registers.ts';
import type { Band } from '../tariff/band.ts';
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
  for (const [which, { band }] of rates.entries()) count(counters, band, sums[which] ?? 0);
  return Array.from(sums, (sum) => [sum]);
};

const countByTier = (energyMwh: Energy, { table, counters, unpriced }: Counting): number[][] => {
  const counts = table.rates.map(({ tiers }) => tiers.map(() => 0));
  for (let index = 0; index < energyMwh.length; index += 1) {
    const energy = energyMwh[index] ?? null;
    const which = table.column === null ? 0 : (table.column[index] ?? 0);
    const rate = table.rates[which];
    const ofRate = counts[which];
    if (energy === null || rate === undefined || ofRate === undefined) continue;
    if (ofRate.length === 0) unpriced(index, energy);
    else fillTiers(ofRate, rate, counters[rate.fills], energy);
    count(counters, rate.band, energy);
  }
  return counts;
};

const count = (counters: TierCounters, band: Band | null, energy: number): void => {
  counters.all += energy;
  if (band !== null) counters[band] += energy;
};

/** Energy that crosses a limit is divided there. */
const fillTiers = (counts: number[], rate: Rate, counter: number, energy: number): void => {
  const last = counts.length - 1;
  let [from, left] = [counter, energy];
  for (let tier = 0; tier <= last && left > 0; tier += 1) {
    const limit = tier === last ? Infinity : (rate.tiers[tier]?.uptoKwh ?? 0) * mwhPerKwh;
    const part = Math.min(left, Math.max(0, limit - from));
    counts[tier] = (counts[tier] ?? 0) + part;
    from += part;
    left -= part;
  }
};

const talliesOf = (rate: Rate, counts: readonly number[]): Tally[] =>
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
