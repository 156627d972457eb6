// What one day, or some in a row, add to their billing period's bill: the bill up to their end less the bill up to
// their beginning. So the days of a period sum up to its bill to the cent, with tiers, credits and monthly charges.
import { dayAfter, dayBefore } from '../time/calendar-date.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { localDay } from '../time/local-day.ts';
import { averagePrice } from './average-price.ts';
import type { Bill, BillCoverage, BillLine, Statement, UnpricedSpan } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { advanceBill, startBill } from './bill-of.ts';

/** `input.period` contains the date. Of a day under way the bill covers what lies before `input.untilMs`. */
export const billOfDay = (input: BillInput, date: string): Bill =>
  billOfDates(input, { fromDate: date, toDate: dayAfter(date) });

/** What consecutive days of `input.period` add together, from `fromDate` to the day before `toDate`. */
export const billOfDates = (input: BillInput, dates: Dates): Bill => {
  const { fromMs } = localDay(input.timeZone, dates.fromDate);
  const running = startBill(input);
  const before = advanceBill(running, fromMs);
  const after = advanceBill(running, localDay(input.timeZone, dayBefore(dates.toDate)).toMs);
  return addedBill(before, after, { ...dates, fromMs });
};

type Dates = { readonly fromDate: string; readonly toDate: string };

/** The bill of every day of the period that has begun, each equal to `billOfDay`. */
export const billsOfDays = (input: BillInput): Bill[] => {
  const { period, untilMs = period.toMs } = input;
  const bills: Bill[] = [];
  const running = startBill(input);
  let before = advanceBill(running, period.fromMs);
  for (let date = period.fromDate; date < period.toDate; date = dayAfter(date)) {
    const { fromMs, toMs } = localDay(input.timeZone, date);
    if (fromMs >= untilMs) break;
    const after = advanceBill(running, toMs);
    bills.push(addedBill(before, after, { fromDate: date, toDate: dayAfter(date), fromMs }));
    before = after;
  }
  return bills;
};

type AddedDays = Dates & { readonly fromMs: number };

const addedBill = (before: Bill, after: Bill, dates: AddedDays): Bill => {
  const { fromDate, toDate, fromMs } = dates;
  const day = { ...dates, days: dayNumberOf(toDate) - dayNumberOf(fromDate), currency: after.currency };
  const added = (of: (bill: Bill) => Statement): Statement => addedStatement(before, after, { of, day });
  return {
    currency: after.currency,
    fromDate,
    toDate,
    cost: added(({ cost }) => cost),
    income: added(({ income }) => income),
    saving: added(({ saving }) => saving),
    demand: after.demand !== null && after.demand.atMs >= fromMs ? after.demand : null,
    quarterHours: after.quarterHours - before.quarterHours,
  };
};

type Day = AddedDays & { readonly days: number; readonly currency: string };

type Added = { readonly of: (bill: Bill) => Statement; readonly day: Day };

const addedStatement = (before: Bill, after: Bill, { of, day }: Added): Statement => {
  const [then, now] = [of(before), of(after)];
  return {
    lines: addedLines(then.lines, now.lines, day),
    total: now.total === null && then.total === null ? null : (now.total ?? 0) - (then.total ?? 0),
    coverage: addedCoverage(then.coverage, now.coverage, [before.quarterHours, after.quarterHours]),
    unpriced: addedSpans(then.unpriced, now.unpriced, day.fromMs),
  };
};

/** Lines that the earlier bill has and the later one lacks, because a version or a credit came in, are taken back. */
const addedLines = (before: readonly BillLine[], after: readonly BillLine[], day: Day): BillLine[] => {
  const earlier = keyed(before);
  const later = keyed(after);
  const lines = [...later].map(([key, line]) => lineSince(earlier.get(key) ?? nothingOf(line), line, day));
  const gone = [...earlier].filter(([key]) => !later.has(key));
  const takenBack = gone.map(([, line]) => lineSince(line, nothingOf(line), day));
  return [...lines, ...takenBack].filter(({ amount, energyMwh }) => amount !== 0 || (energyMwh ?? 0) !== 0);
};

/** Lines by their position in the tariff. A tax may be one line for several versions, or for one. */
const keyed = (lines: readonly BillLine[]): Map<string, BillLine> => {
  const byKey = new Map<string, BillLine>();
  for (const line of lines) {
    const { kind, name, band, season, tier, ratePpm } = line;
    const versionId = kind === 'tax' ? null : line.versionId;
    const key = [kind, band, season, tier, ratePpm, versionId, name].join('\n');
    let own = key;
    while (byKey.has(own)) own += '+';
    byKey.set(own, line);
  }
  return byKey;
};

const nothingOf = (line: BillLine): BillLine => ({
  ...line,
  amount: 0,
  energyMwh: line.energyMwh === null ? null : 0,
  baseAmount: line.baseAmount === null ? null : 0,
});

const lineSince = (before: BillLine, line: BillLine, { fromDate, toDate, days, currency }: Day): BillLine => {
  const amount = line.amount - before.amount;
  const energyMwh = minus(line.energyMwh, before.energyMwh);
  return {
    ...line,
    energyMwh,
    amount,
    priceMicros: line.averaged
      ? averagePrice({ kind: line.kind, amount, energyMwh }, currency)
      : line.priceMicros,
    baseAmount: minus(line.baseAmount, before.baseAmount),
    days,
    fromDate,
    toDate,
  };
};

const minus = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a - b;

const addedCoverage = (
  before: BillCoverage,
  after: BillCoverage,
  [earlier, later]: readonly [number, number],
): BillCoverage => {
  if (later === earlier) return { measured: 0, estimated: 0, missing: 1, unpriced: 0 };
  const share = (of: keyof BillCoverage): number =>
    Math.min(1, Math.max(0, (after[of] * later - before[of] * earlier) / (later - earlier)));
  return {
    measured: share('measured'),
    estimated: share('estimated'),
    missing: share('missing'),
    unpriced: share('unpriced'),
  };
};

/** A span that began before the day is cut where the day begins. */
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
