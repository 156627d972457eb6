// What own energy saved: what the energy lines would be had it been bought too, less what they are.
import type { Statement, UnpricedSpan } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { energyLines, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import { countParts } from './count-parts.ts';
import type { Known } from './known-energy.ts';
import { statementOf } from './statement-of.ts';
import { talliesSince } from './tally.ts';

/** Up to the end of the parts that have begun, counted on from time to time. */
export const savingUpTo = (input: BillInput, parts: readonly BilledPart[]) => {
  const without = countParts(parts, input, ({ importWithoutSelfUse }) => ({
    column: importWithoutSelfUse,
    tariff: 'buying',
  }));
  const actual = countParts(parts, input, ({ importWithSelfUse }) => ({
    column: importWithSelfUse,
    tariff: 'buying',
  }));
  return (begun: readonly BilledPart[]): Statement => {
    const [all, bought] = [without.countTo(begun), actual.countTo(begun)];
    const lines = begun.flatMap((part, index) =>
      energyLines('selfUse', talliesSince(all[index] ?? [], bought[index] ?? []), placeIn(input, part)),
    );
    return statementOf(lines, begun, {
      ...without.known,
      unpriced: unpricedSince(without.known, actual.known),
    });
  };
};

/** Both counted the same quarter-hours, so their spans are the same. */
const unpricedSince = (whole: Known, part: Known): UnpricedSpan[] =>
  whole.unpriced.map((span, index) => ({
    ...span,
    energyMwh: span.energyMwh - (part.unpriced[index]?.energyMwh ?? 0),
  }));
