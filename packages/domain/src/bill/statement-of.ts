// Lines, their taxes, the total and the coverage as one statement of a bill.
import type { BillLine, Statement } from './bill.ts';
import { coverageOfKnown, type Known } from './known-energy.ts';
import type { PeriodPart } from './period-part.ts';
import { taxLines } from './tax-lines.ts';

/** `known` may grow afterwards, so the statement takes a copy. */
export const statementOf = (
  lines: readonly BillLine[],
  parts: readonly PeriodPart[],
  known: Known,
): Statement => {
  const all = [...lines, ...taxLines(lines, parts)];
  const coverage = coverageOfKnown(known);
  const isKnown = all.length > 0 || coverage.measured + coverage.estimated > 0;
  return {
    lines: all,
    total: isKnown ? all.reduce((sum, { amount }) => sum + amount, 0) : null,
    coverage,
    unpriced: [...known.unpriced],
  };
};
