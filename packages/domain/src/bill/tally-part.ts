// Prices one column of a billed part at one of its tariffs, and notes how well its energy is known.
import type { SlotColumn } from '../site/site-slots.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { SlotRange } from '../time/slot.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { UnpricedReason } from './bill.ts';
import type { BilledPart } from './billed-part.ts';
import { type Known, noteColumn, noteUnpriced } from './known-energy.ts';
import type { Accumulate, Tally } from './tally.ts';
import { tallyDynamic } from './tally-dynamic.ts';
import { tallyFixed } from './tally-fixed.ts';
import type { TierCounters } from './tier-counters.ts';

/** What the parts of one statement share: tiers fill up, and coverage grows, from part to part. */
export type TallyState = {
  readonly prices: PriceSeries;
  readonly counters: TierCounters;
  readonly known: Known;
};

/** A column of a part, and which of its version's tariffs prices it. */
export type TalliedColumn = { readonly column: SlotColumn; readonly tariff: 'buying' | 'feedIn' };

/** A part as far as it has been tallied. */
export type PartTally = {
  readonly part: BilledPart;
  readonly column: SlotColumn;
  readonly accumulate: Accumulate;
  /** The first slot that has not been tallied yet. */
  nextSlot: number;
};

export const startPart = (part: BilledPart, tallied: TalliedColumn, state: TallyState): PartTally => ({
  part,
  column: tallied.column,
  accumulate: accumulatorOf(part, tallied, state),
  nextSlot: 0,
});

/**
 * Tallies the part up to a slot and returns the tallies of all slots before it. A part without a version has none,
 * and neither has a null tariff, which pays nothing.
 */
export const advancePart = (tally: PartTally, toSlot: number, known: Known): Tally[] => {
  const { part, column, accumulate, nextSlot } = tally;
  const span = { from: nextSlot, to: toSlot };
  tally.nextSlot = toSlot;
  noteColumn(known, { column, quality: part.quality, span });
  return accumulate(span);
};

const accumulatorOf = (
  part: BilledPart,
  { column, tariff: which }: TalliedColumn,
  { counters, known, prices }: TallyState,
): Accumulate => {
  if (part.version === null) return noteAll(part, column, known);
  const tariff = part.version[which];
  if (tariff?.type === 'dynamic') {
    const unpriced = notedAs('noDynamicPrice', part, known);
    const series = prices[tariff.series];
    return tallyDynamic(column, { tariff, prices: series, fromMs: part.slotFromMs, counters, unpriced });
  }
  const table = part.rates[which];
  if (table === null) return () => [];
  return tallyFixed(column, { table, counters, unpriced: notedAs('noBandPrice', part, known) });
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

const noteAll = (part: BilledPart, column: SlotColumn, known: Known): Accumulate => {
  const note = notedAs('noVersion', part, known);
  return ({ from, to }: SlotRange) => {
    for (let index = from; index < to; index += 1) {
      const energy = column[index] ?? null;
      if (energy !== null) note(index, energy);
    }
    return [];
  };
};
