// What the site's own energy saved: what the energy lines would be had that energy been bought too, less what they are.
// Bought energy that went into the storage is taken off: without a storage nobody would have bought it.
import type { BillLine, Statement, UnpricedSpan } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { energyLines, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import type { Known } from './known-energy.ts';
import { statementOf } from './statement-of.ts';
import { type Tally, talliesSince, withoutTiers } from './tally.ts';
import type { TalliedParts } from './tally-parts.ts';

/** Of the same quarter-hours, those whose own use is known (`SavingColumns`). */
export type SavingTallies<Tallied> = {
  readonly imported: Tallied;
  readonly withOwnUse: Tallied;
  readonly withoutStored: Tallied | null;
};

export const savingOf = (
  input: BillInput,
  begun: readonly BilledPart[],
  imports: SavingTallies<TalliedParts>,
): Statement => {
  const { imported, withOwnUse, withoutStored } = imports;
  const lines = begun.flatMap((part, index): BillLine[] => {
    const talliesOf = ({ tallies }: TalliedParts): readonly Tally[] => tallies[index] ?? [];
    const whole = talliesOf(withOwnUse);
    const place = placeIn(input, part);
    return [
      ...energyLines('selfUse', savedTallies(whole, talliesOf(imported)), place),
      ...energyLines('storedImport', savedTallies(whole, talliesOf(withoutStored ?? withOwnUse)), place),
    ];
  });
  const unpriced = unpricedSince(withOwnUse.known, imported.known);
  return statementOf(lines, begun, { ...withOwnUse.known, unpriced });
};

/**
 * Energy moves what is bought after it into other tiers, so that of a single tier there may be less with it. Of all tiers
 * together there never is.
 */
const savedTallies = (whole: readonly Tally[], part: readonly Tally[]): Tally[] =>
  withoutTiers(talliesSince(whole, part));

/** Both have unpriced energy in the same quarter-hours, so their spans are the same. */
const unpricedSince = (whole: Known, part: Known): UnpricedSpan[] =>
  whole.unpriced.map((span, index) => ({
    ...span,
    energyMwh: span.energyMwh - (part.unpriced[index]?.energyMwh ?? 0),
  }));
