// What the site's own energy saved: what the energy lines would be had that energy been bought too, less what they are.
import type { Statement, UnpricedSpan } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { energyLines, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import type { Known } from './known-energy.ts';
import { statementOf } from './statement-of.ts';
import { talliesSince } from './tally.ts';
import type { TalliedParts } from './tally-parts.ts';

/** Both tallies are of the same quarter-hours, those whose self-use is known. */
type Imports = { readonly withoutSelfUse: TalliedParts; readonly withSelfUse: TalliedParts };

export const savingOf = (
  input: BillInput,
  begun: readonly BilledPart[],
  { withoutSelfUse, withSelfUse }: Imports,
): Statement => {
  const lines = begun.flatMap((part, index) => {
    const saved = talliesSince(withoutSelfUse.tallies[index] ?? [], withSelfUse.tallies[index] ?? []);
    return energyLines('selfUse', saved, placeIn(input, part));
  });
  const unpriced = unpricedSince(withoutSelfUse.known, withSelfUse.known);
  return statementOf(lines, begun, { ...withoutSelfUse.known, unpriced });
};

/** Both have unpriced energy in the same quarter-hours, so their spans are the same. */
const unpricedSince = (whole: Known, part: Known): UnpricedSpan[] =>
  whole.unpriced.map((span, index) => ({
    ...span,
    energyMwh: span.energyMwh - (part.unpriced[index]?.energyMwh ?? 0),
  }));
