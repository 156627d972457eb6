// What buying cost: energy, export credit, fixed charges and the demand charge, with their taxes.
import type { BillLine, Demand, Statement } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { demandLine, energyLines, fixedLine, type LinePlace, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import type { PartCredit } from './export-credit.ts';
import { statementOf } from './statement-of.ts';
import type { TalliedParts } from './tally-parts.ts';

type Bought = {
  readonly bought: TalliedParts;
  readonly credits: readonly PartCredit[];
  readonly demand: Demand | null;
};

export const costOf = (
  input: BillInput,
  begun: readonly BilledPart[],
  { bought, credits, demand }: Bought,
): Statement => {
  const lines = begun.flatMap((part, index) => {
    const place = placeIn(input, part);
    return [
      ...energyLines('energy', bought.tallies[index] ?? [], place),
      ...energyLines('exportCredit', credits[index]?.credited ?? [], place),
      ...chargeLines(demand, place),
    ];
  });
  return statementOf(lines, begun, bought.known);
};

const chargeLines = (demand: Demand | null, place: LinePlace): BillLine[] => {
  const { version } = place.part;
  if (version === null) return [];
  const fixed = version.fixedCharges.map((charge) => fixedLine(charge, place));
  if (version.demandCharge === null || demand === null) return fixed;
  return [...fixed, demandLine(demand, version.demandCharge.priceMicrosPerKw, place)];
};
