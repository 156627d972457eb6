// The parts of a billing period, tallied one after the other for one statement of its bill.
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { BilledPart } from './billed-part.ts';
import { type Known, nothingKnown } from './known-energy.ts';
import type { Tally } from './tally.ts';
import { advancePart, type PartTally, startPart, type TalliedColumn, type TallyState } from './tally-part.ts';
import { emptyCounters } from './tier-counters.ts';

/** All parts of a period as far as they have been tallied. */
export type PartsTally = { readonly parts: readonly PartTally[]; readonly known: Known };

/** The tallies of each part that has begun, and what is known of their energy. */
export type TalliedParts = { readonly tallies: readonly (readonly Tally[])[]; readonly known: Known };

export const startParts = (
  parts: readonly BilledPart[],
  prices: PriceSeries,
  columnOf: (part: BilledPart, index: number) => TalliedColumn,
): PartsTally => {
  const state: TallyState = { prices, counters: emptyCounters(), known: nothingKnown() };
  return {
    known: state.known,
    parts: parts.map((part, index) => startPart(part, columnOf(part, index), state)),
  };
};

/** Tallies up to the end of the parts that have begun, which never lies before the end of an earlier call. */
export const advanceParts = ({ parts, known }: PartsTally, begun: readonly BilledPart[]): TalliedParts => ({
  tallies: begun.map(({ slotCount }, index) => {
    const part = parts[index];
    return part === undefined ? [] : advancePart(part, slotCount, known);
  }),
  known,
});
