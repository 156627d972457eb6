// Tallies energy by rate and tier where prices are fixed.
import type { SlotColumn } from '../site/site-slots.ts';
import type { Rate } from './rate-table.ts';
import type { Accumulate, Tally } from './tally.ts';
import { type AccumulateByRate, type RateTally, tallyByTier } from './tally-by-tier.ts';

/** `energyMwh` has an entry for every slot of the table; unknown energy is skipped. */
export const tallyFixed = (energyMwh: SlotColumn, counting: RateTally): Accumulate => {
  const { rates, column } = counting.table;
  const isUsed = (which: number): boolean => column === null || column.includes(which);
  const isSimple = rates.every(
    ({ tiers }, which) => tiers.length === 1 || (tiers.length === 0 && !isUsed(which)),
  );
  const accumulate = isSimple ? tallyByRate(energyMwh, counting) : tallyByTier(energyMwh, counting);
  return (span) => {
    const counts = accumulate(span);
    return rates.flatMap((rate, which) => talliesOf(rate, counts[which] ?? []));
  };
};

/** The fast way, for the usual tariff in which every rate in use has a single price. */
const tallyByRate = (
  energyMwh: SlotColumn,
  { table: { rates, column }, counters }: RateTally,
): AccumulateByRate => {
  const counts = rates.map(() => new Float64Array(1));
  return ({ from, to }) => {
    const sums = new Float64Array(rates.length);
    for (let index = from; index < to; index += 1) {
      const which = column === null ? 0 : (column[index] ?? 0);
      sums[which] = (sums[which] ?? 0) + (energyMwh[index] ?? 0);
    }
    for (const [which, { band }] of rates.entries()) {
      const sum = sums[which] ?? 0;
      counters.all += sum;
      if (band !== null) counters[band] += sum;
      addTo(counts[which], sum);
    }
    return counts;
  };
};

const addTo = (count: Float64Array | undefined, sum: number): void => {
  if (count !== undefined) count[0] = (count[0] ?? 0) + sum;
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
