// What feeding in brought.
import type { Statement } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { energyLines, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import { statementOf } from './statement-of.ts';
import type { TalliedParts } from './tally-parts.ts';

export const incomeOf = (input: BillInput, begun: readonly BilledPart[], fedIn: TalliedParts): Statement => {
  const lines = begun.flatMap((part, index) =>
    energyLines('feedIn', fedIn.tallies[index] ?? [], placeIn(input, part)),
  );
  return statementOf(lines, begun, fedIn.known);
};
