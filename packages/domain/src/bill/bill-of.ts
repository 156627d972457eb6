// The bill of a billing period: every quarter-hour at the price of the version valid then.
import type { SiteSlots } from '../site/site-slots.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import type { Bill, BillLine, Demand, Statement, UnpricedSpan } from './bill.ts';
import { demandLine, energyLines, fixedLine, type LinePlace } from './bill-line.ts';
import { type BilledPart, billedParts } from './billed-part.ts';
import type { BillingPeriod } from './billing-period.ts';
import { countPart, type Ledger } from './count-part.ts';
import { highestDemand } from './demand.ts';
import { exportCredits, type PartCredit } from './export-credit.ts';
import { coverageOfKnown, type Known, nothingKnown } from './known-energy.ts';
import { talliesBeyond } from './tally.ts';
import { taxLines } from './tax-lines.ts';
import { emptyCounters } from './tier-counters.ts';

export type BillInput = {
  /** May reach beyond the period; where it does not reach energy is missing. */
  readonly slots: SiteSlots;
  readonly period: BillingPeriod;
  /** Valid ones (`validateVersions`), in any order. */
  readonly versions: readonly TariffVersion[];
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Those the versions' dynamic tariffs refer to. */
  readonly prices: PriceSeries;
  /** Of a period under way: bills up to there; monthly charges by the days begun. */
  readonly untilMs?: number;
};

export const billOf = (input: BillInput): Bill => billOfParts(input, billedParts(input));

/** The parts may be those up to an earlier time. */
export const billOfParts = (input: BillInput, parts: readonly BilledPart[]): Bill => {
  const { period, currency } = input;
  const cost = ledgerOf(input);
  const bought = parts.map((part) => countPart(part, part.imported, part.version?.buying ?? null, cost));
  const credits = exportCredits(parts, bought);
  const demand = highestDemand(parts);
  const place = (part: BilledPart): LinePlace => ({ part, periodDays: period.days, currency });
  const costLines = parts.flatMap((part, index) => [
    ...energyLines('energy', bought[index] ?? [], place(part)),
    ...energyLines('exportCredit', credits[index]?.credited ?? [], place(part)),
    ...chargeLines(part, demand, place(part)),
  ]);
  return {
    currency,
    fromDate: period.fromDate,
    toDate: period.toDate,
    cost: statementOf(costLines, parts, cost.known),
    income: incomeOf(input, parts, credits, place),
    saving: savingOf(input, parts, place),
    demand,
    quarterHours: parts.reduce((sum, { imported }) => sum + imported.length, 0),
  };
};

const ledgerOf = ({ timeZone, prices }: BillInput): Ledger => ({
  timeZone,
  prices,
  counters: emptyCounters(),
  known: nothingKnown(),
});

const chargeLines = ({ version }: BilledPart, demand: Demand | null, place: LinePlace): BillLine[] => {
  if (version === null) return [];
  const fixed = version.fixedCharges.map((charge) => fixedLine(charge, place));
  if (version.demandCharge === null || demand === null) return fixed;
  return [...fixed, demandLine(demand, version.demandCharge.priceMicrosPerKw, place)];
};

const incomeOf = (
  input: BillInput,
  parts: readonly BilledPart[],
  credits: readonly PartCredit[],
  place: (part: BilledPart) => LinePlace,
): Statement => {
  const ledger = ledgerOf(input);
  const lines = parts.flatMap((part, index) => {
    const fedIn = credits[index]?.fedIn ?? part.exported;
    return energyLines('feedIn', countPart(part, fedIn, part.version?.feedIn ?? null, ledger), place(part));
  });
  return statementOf(lines, parts, ledger.known);
};

/** What the energy lines would be had the self-used energy been bought too, less what they are. */
const savingOf = (
  input: BillInput,
  parts: readonly BilledPart[],
  place: (part: BilledPart) => LinePlace,
): Statement => {
  const [without, actual] = [ledgerOf(input), ledgerOf(input)];
  const lines = parts.flatMap((part) => {
    const buying = part.version?.buying ?? null;
    const all = countPart(part, part.withoutOwn, buying, without);
    const bought = countPart(part, part.withOwn, buying, actual);
    return energyLines('selfUse', talliesBeyond(all, bought), place(part));
  });
  return statementOf(lines, parts, { ...without.known, unpriced: unpricedBeyond(without, actual) });
};

/** Both counted the same quarter-hours, so their spans are the same. */
const unpricedBeyond = (whole: Ledger, part: Ledger): UnpricedSpan[] =>
  whole.known.unpriced.map((span, index) => ({
    ...span,
    energyMwh: span.energyMwh - (part.known.unpriced[index]?.energyMwh ?? 0),
  }));

const statementOf = (lines: readonly BillLine[], parts: readonly BilledPart[], known: Known): Statement => {
  const all = [...lines, ...taxLines(lines, parts)];
  const coverage = coverageOfKnown(known);
  const isKnown = all.length > 0 || coverage.measured + coverage.estimated > 0;
  return {
    lines: all,
    total: isKnown ? all.reduce((sum, { amount }) => sum + amount, 0) : null,
    coverage,
    unpriced: known.unpriced,
  };
};
