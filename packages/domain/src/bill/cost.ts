// What buying cost: energy, export credit, fixed charges, demand.
import type { BillLine, Demand, Statement } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { demandLine, energyLines, fixedLine, type LinePlace, placeIn } from './bill-line.ts';
import type { BilledPart } from './billed-part.ts';
import { countParts } from './count-parts.ts';
import { exportCredits, type PartCredit } from './export-credit.ts';
import { statementOf } from './statement-of.ts';

type Cost = { readonly cost: Statement; readonly credits: readonly PartCredit[] };

/** Up to the end of the parts that have begun, counted on from time to time. */
export const costUpTo = (input: BillInput, parts: readonly BilledPart[]) => {
  const { countTo, known } = countParts(parts, input, ({ imported }) => ({
    column: imported,
    tariff: 'buying',
  }));
  return (begun: readonly BilledPart[], demand: Demand | null): Cost => {
    const bought = countTo(begun);
    const credits = exportCredits(begun, bought);
    const lines = begun.flatMap((part, index) => {
      const place = placeIn(input, part);
      return [
        ...energyLines('energy', bought[index] ?? [], place),
        ...energyLines('exportCredit', credits[index]?.credited ?? [], place),
        ...chargeLines(demand, place),
      ];
    });
    return { cost: statementOf(lines, begun, known), credits };
  };
};

const chargeLines = (demand: Demand | null, place: LinePlace): BillLine[] => {
  const { version } = place.part;
  if (version === null) return [];
  const fixed = version.fixedCharges.map((charge) => fixedLine(charge, place));
  if (version.demandCharge === null || demand === null) return fixed;
  return [...fixed, demandLine(demand, version.demandCharge.priceMicrosPerKw, place)];
};
