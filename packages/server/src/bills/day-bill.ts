// What one day adds to its billing period's bill: the bill up to its end less the bill up to its beginning. So the
// days of a period sum up to its bill to the cent, tiers and monthly charges included.
import {
  type Bill,
  type BillCoverage,
  type BillLine,
  minorDigits,
  mwhPerKwh,
  type Statement,
  type UnpricedSpan,
} from '@ohmstead/domain';

type Day = { readonly fromDate: string; readonly toDate: string; readonly fromMs: number };

export const billOfDay = (before: Bill, after: Bill, day: Day): Bill => {
  const quarterHours = after.quarterHours - before.quarterHours;
  const statement = (of: (bill: Bill) => Statement): Statement => {
    const [then, now] = [of(before), of(after)];
    return {
      lines: addedLines(then.lines, now.lines, { ...day, currency: after.currency }),
      total: now.total === null ? null : now.total - (then.total ?? 0),
      coverage: addedCoverage(then.coverage, now.coverage, [before.quarterHours, after.quarterHours]),
      unpriced: addedSpans(then.unpriced, now.unpriced, day.fromMs),
    };
  };
  return {
    currency: after.currency,
    fromDate: day.fromDate,
    toDate: day.toDate,
    cost: statement(({ cost }) => cost),
    income: statement(({ income }) => income),
    saving: statement(({ saving }) => saving),
    demand: after.demand !== null && after.demand.atMs >= day.fromMs ? after.demand : null,
    quarterHours,
  };
};

type Dated = Day & { readonly currency: string };

const addedLines = (before: readonly BillLine[], after: readonly BillLine[], day: Dated): BillLine[] => {
  const earlier = new Map(before.map((line) => [keyOf(line), line]));
  const lines = after.map((line) => addedLine(earlier.get(keyOf(line)), line, day));
  const gone = new Set(after.map(keyOf));
  const taken = before
    .filter((line) => !gone.has(keyOf(line)))
    .map((line) =>
      addedLine(line, { ...line, amount: 0, energyMwh: line.energyMwh === null ? null : 0 }, day),
    );
  return [...lines, ...taken].filter(({ amount, energyMwh }) => amount !== 0 || (energyMwh ?? 0) !== 0);
};

const keyOf = ({ kind, name, band, season, tier, versionId, ratePpm }: BillLine): string =>
  JSON.stringify([kind, name, band, season, tier, versionId, ratePpm]);

const addedLine = (
  before: BillLine | undefined,
  line: BillLine,
  { fromDate, toDate, currency }: Dated,
): BillLine => {
  const amount = line.amount - (before?.amount ?? 0);
  const energyMwh = line.energyMwh === null ? null : line.energyMwh - (before?.energyMwh ?? 0);
  return {
    ...line,
    energyMwh,
    amount,
    priceMicros: line.averaged ? averagePrice(amount, energyMwh, currency) : line.priceMicros,
    baseAmount: line.baseAmount === null ? null : line.baseAmount - (before?.baseAmount ?? 0),
    days: 1,
    fromDate,
    toDate,
  };
};

const averagePrice = (amount: number, energyMwh: number | null, currency: string): number | null =>
  energyMwh === null || energyMwh <= 0
    ? null
    : Math.round((amount * 10 ** (6 - minorDigits(currency)) * mwhPerKwh) / energyMwh);

const addedCoverage = (
  before: BillCoverage,
  after: BillCoverage,
  [earlier, later]: readonly [number, number],
): BillCoverage => {
  const of = (share: keyof BillCoverage): number =>
    Math.min(1, Math.max(0, (after[share] * later - before[share] * earlier) / (later - earlier)));
  if (later === earlier) return { measured: 0, estimated: 0, missing: 1, unpriced: 0 };
  return {
    measured: of('measured'),
    estimated: of('estimated'),
    missing: of('missing'),
    unpriced: of('unpriced'),
  };
};

/** A span that began before the day is cut at its beginning. */
const addedSpans = (
  before: readonly UnpricedSpan[],
  after: readonly UnpricedSpan[],
  fromMs: number,
): UnpricedSpan[] =>
  after
    .filter((span) => span.toMs > fromMs)
    .map((span) => {
      const earlier = before.find((other) => other.fromMs === span.fromMs);
      if (!earlier) return span;
      return { ...span, fromMs: earlier.toMs, energyMwh: span.energyMwh - earlier.energyMwh };
    });
