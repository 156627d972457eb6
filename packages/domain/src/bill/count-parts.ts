// Counts the parts of a billing period, one after the other, for a statement of its bill.
import type { BillInput } from './bill-input.ts';
import type { BilledPart } from './billed-part.ts';
import { type Counted, countPart, type TallyState } from './count-part.ts';
import { type Known, nothingKnown } from './known-energy.ts';
import type { Tally } from './tally.ts';
import { emptyCounters } from './tier-counters.ts';

export type PartsCount = {
  /** What is known of all that was counted so far. */
  readonly known: Known;
  /** Counts on to the end of the parts that have begun; their tallies. */
  readonly countTo: (begun: readonly BilledPart[]) => Tally[][];
};

export const countParts = (
  parts: readonly BilledPart[],
  { prices }: Pick<BillInput, 'prices'>,
  countedOf: (part: BilledPart, index: number) => Counted,
): PartsCount => {
  const ledger: TallyState = { prices, counters: emptyCounters(), known: nothingKnown() };
  const counts = parts.map((part, index) => countPart(part, countedOf(part, index), ledger));
  return {
    known: ledger.known,
    countTo: (begun) => begun.map(({ slotCount }, index) => counts[index]?.(slotCount) ?? []),
  };
};
