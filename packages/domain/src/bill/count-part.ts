// Counts a column of a billed part at one of its tariffs and notes what is known of it.
import type { SlotColumn } from '../site/site-slots.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { UnpricedReason } from './bill.ts';
import type { BilledPart } from './billed-part.ts';
import { countDynamic } from './count-dynamic.ts';
import { countFixed } from './count-fixed.ts';
import { type Known, noteColumn, noteUnpriced } from './known-energy.ts';
import type { CountedSpan, CountOn, Tally } from './tally.ts';
import type { TierCounters } from './tier-counters.ts';

/** What a statement gathers from part to part. */
export type TallyState = {
  readonly prices: PriceSeries;
  readonly counters: TierCounters;
  readonly known: Known;
};

/** Which column of a part is counted, and at which of its version's tariffs. */
export type Counted = { readonly column: SlotColumn; readonly tariff: 'buying' | 'feedIn' };

/** Counts on up to a slot of the part, never back, and tells the tallies of all before it. */
export type PartCount = (toSlot: number) => Tally[];

/** Tallies are none without a version, and none at a null tariff, which pays nothing. */
export const countPart = (part: BilledPart, counted: Counted, ledger: TallyState): PartCount => {
  const accumulate = accumulatorOf(part, counted, ledger);
  let from = 0;
  return (to) => {
    const span = { from, to };
    from = to;
    noteColumn(ledger.known, { column: counted.column, quality: part.quality, span });
    return accumulate(span);
  };
};

const accumulatorOf = (part: BilledPart, { column, tariff: which }: Counted, ledger: TallyState): CountOn => {
  const { counters, known, prices } = ledger;
  if (part.version === null) return noteAll(part, column, known);
  const tariff = part.version[which];
  if (tariff?.type === 'dynamic') {
    const unpriced = notedAs('noDynamicPrice', part, known);
    const series = prices[tariff.series];
    return countDynamic(column, { tariff, prices: series, fromMs: part.slotFromMs, counters, unpriced });
  }
  const table = part.rates[which];
  if (table === null) return () => [];
  return countFixed(column, { table, counters, unpriced: notedAs('noBandPrice', part, known) });
};

const notedAs =
  (reason: UnpricedReason, part: BilledPart, known: Known) =>
  (index: number, energyMwh: number): void =>
    noteUnpriced(known, {
      reason,
      atMs: part.slotFromMs + index * quarterHourMs,
      energyMwh,
      quality: part.quality[index],
    });

const noteAll = (part: BilledPart, column: SlotColumn, known: Known): CountOn => {
  const note = notedAs('noVersion', part, known);
  return ({ from, to }: CountedSpan) => {
    for (let index = from; index < to; index += 1) {
      const energy = column[index] ?? null;
      if (energy !== null) note(index, energy);
    }
    return [];
  };
};
