// Counts energy by rate and tier where prices are fixed.
import { mwhPerKwh } from '../counter/registers.ts';
import type { Rate, RateTable } from './rate-table.ts';
import type { Tally } from './tally.ts';
import type { TierCounters } from './tier-counters.ts';

type Counting = {
  readonly table: RateTable;
  readonly counters: TierCounters;
  /** Told of energy whose rate has no price. */
  readonly unpriced: (index: number, energyMwh: number) => void;
};

/** `energyMwh` has an entry for every slot of the table; null is skipped. */
export const countFixed = (
  energyMwh: readonly (number | null)[],
  { table, counters, unpriced }: Counting,
): Tally[] => {
  const counts = table.rates.map((rate) => new Array<number>(rate.tiers.length).fill(0));
  for (let index = 0; index < energyMwh.length; index += 1) {
    const energy = energyMwh[index] ?? null;
    if (energy === null) continue;
    const which = table.column === null ? 0 : (table.column[index] ?? 0);
    const rate = table.rates[which];
    const ofRate = counts[which];
    if (rate === undefined || ofRate === undefined) continue;
    if (ofRate.length === 0) unpriced(index, energy);
    else if (ofRate.length === 1) ofRate[0] = (ofRate[0] ?? 0) + energy;
    else fillTiers(ofRate, rate, counters[rate.fills], energy);
    counters.all += energy;
    if (rate.band !== null) counters[rate.band] += energy;
  }
  return table.rates.flatMap((rate, which) => talliesOf(rate, counts[which] ?? []));
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
