// One bill out of those of several periods, such as a year's. Nothing is priced again, so a year's total is the sum of
// its bills to the cent.
import { averagePrice } from './average-price.ts';
import type { Bill, BillCoverage, BillLine, Demand, Statement } from './bill.ts';

/** The bills come in the order of their periods and are all in one currency. */
export const combineBills = (bills: readonly [Bill, ...Bill[]]): Bill => ({
  currency: bills[0].currency,
  fromDate: bills[0].fromDate,
  toDate: bills.at(-1)?.toDate ?? bills[0].toDate,
  cost: combined(bills, ({ cost }) => cost),
  income: combined(bills, ({ income }) => income),
  saving: combined(bills, ({ saving }) => saving),
  demand: bills.reduce<Demand | null>((highest, { demand }) => higher(highest, demand), null),
  quarterHours: bills.reduce((sum, { quarterHours }) => sum + quarterHours, 0),
});

const higher = (a: Demand | null, b: Demand | null): Demand | null =>
  a === null || (b !== null && b.milliwatts > a.milliwatts) ? b : a;

const combined = (bills: readonly [Bill, ...Bill[]], statementOf: (bill: Bill) => Statement): Statement => {
  const statements = bills.map(statementOf);
  const totals = statements.flatMap(({ total }) => (total === null ? [] : [total]));
  return {
    lines: combineLines(
      statements.flatMap(({ lines }) => lines),
      bills[0].currency,
    ),
    total: totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0),
    coverage: meanCoverage(bills, statementOf),
    unpriced: statements.flatMap(({ unpriced }) => unpriced),
  };
};

const combineLines = (lines: readonly BillLine[], currency: string): BillLine[] => {
  const byKey = new Map<string, Sum>();
  for (const line of lines) {
    const key = keyOf(line);
    const sum = byKey.get(key);
    if (sum === undefined) byKey.set(key, { ...line });
    else add(sum, line, currency);
  }
  return [...byKey.values()];
};

type Sum = { -readonly [Key in keyof BillLine]: BillLine[Key] };

const add = (sum: Sum, line: BillLine, currency: string): void => {
  sum.energyMwh = plus(sum.energyMwh, line.energyMwh);
  sum.amount += line.amount;
  if (sum.averaged) sum.priceMicros = averagePrice(sum, currency);
  sum.baseAmount = plus(sum.baseAmount, line.baseAmount);
  sum.days += line.days;
  sum.toDate = line.toDate;
};

/** Lines with the same name, position in the tariff and price become one. Each period keeps its own demand line. */
const keyOf = (line: BillLine): string => {
  const { kind, name, band, season, tier, versionId, ratePpm, averaged } = line;
  const price = averaged ? null : line.priceMicros;
  const period = kind === 'demand' ? line.fromDate : null;
  return JSON.stringify([kind, name, band, season, tier, versionId, ratePpm, averaged, price, period]);
};

const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

const meanCoverage = (bills: readonly Bill[], statementOf: (bill: Bill) => Statement): BillCoverage => {
  const all = bills.reduce((sum, { quarterHours }) => sum + quarterHours, 0);
  const mean = (share: keyof BillCoverage): number =>
    bills.reduce((sum, bill) => sum + statementOf(bill).coverage[share] * bill.quarterHours, 0) / all;
  if (all === 0) return { measured: 0, estimated: 0, missing: 1, unpriced: 0 };
  return {
    measured: mean('measured'),
    estimated: mean('estimated'),
    missing: mean('missing'),
    unpriced: mean('unpriced'),
  };
};
