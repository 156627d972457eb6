// What feeding in brought.
import type { Statement } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { energyLines, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import { countParts } from './count-parts.ts';
import { isCredited, type PartCredit } from './export-credit.ts';
import { statementOf } from './statement-of.ts';

/** Up to the end of the parts that have begun, counted on from time to time. */
export const incomeUpTo = (input: BillInput, parts: readonly BilledPart[]) => {
  const exported = countParts(parts, input, (part) => ({ column: part.exported, tariff: 'feedIn' }));
  // What is imported later credits more of what was exported before, so that nothing counted stays as it was.
  const isRecounted = parts.some(isCredited);
  return (begun: readonly BilledPart[], credits: readonly PartCredit[]): Statement => {
    const { countTo, known } = isRecounted ? countSince(credits, begun, input) : exported;
    const fedIn = countTo(begun);
    const lines = begun.flatMap((part, index) =>
      energyLines('feedIn', fedIn[index] ?? [], placeIn(input, part)),
    );
    return statementOf(lines, begun, known);
  };
};

const countSince = (credits: readonly PartCredit[], begun: readonly BilledPart[], input: BillInput) =>
  countParts(begun, input, (part, index) => ({
    column: credits[index]?.fedIn ?? part.exported,
    tariff: 'feedIn',
  }));
