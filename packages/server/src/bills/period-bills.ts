import { type Bill, type BillingPeriod, type BillTotals, billTotals, dayBefore } from '@ohmstead/domain';
import { datesBetween } from '../rollups/local-dates.ts';
import { isSettled } from '../rollups/roll-up-days.ts';
import type { Allowance, SiteReader } from '../rollups/site-reader.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import { type KeptDates, keepBill, keptBills, keptTotals } from './bill-store.ts';
import { type BilledSite, billedSiteOf } from './billed-site.ts';
import { makeBill } from './make-bill.ts';
import { openBill } from './open-bill.ts';

/**
 * In the order of the periods, which follow one another. The bill of a closed period is made once. Of those that the
 * reader's allowance does not reach there is none; the newest is always made.
 */
export const billsOfPeriods = async (
  reader: SiteReader,
  billed: BilledSite,
  periods: readonly BillingPeriod[],
): Promise<Bill[]> => {
  const stored = await readStored(reader.siteCache.bills.of(billed.site), periods, (dates) =>
    keptBills(reader.db, billed.id, dates),
  );
  return newestFirst(reader, billed, periods, (period) => stored.get(period.fromDate), madeBill);
};

/** Only the totals, which is quicker where there are many periods. */
export const totalsOfPeriods = async (
  reader: SiteReader,
  billed: BilledSite,
  periods: readonly BillingPeriod[],
): Promise<BillTotals[]> => {
  const stored = await readStored(reader.siteCache.billTotals.of(billed.site), periods, (dates) =>
    keptTotals(reader.db, billed.id, dates),
  );
  const make = async (...of: Parameters<typeof madeBill>) => billTotals(await madeBill(...of));
  return newestFirst(reader, billed, periods, (period) => stored.get(period.fromDate), make);
};

type MakeOf<Made> = (reader: SiteReader, billed: BilledSite, period: BillingPeriod) => Promise<Made>;

const newestFirst = async <Made>(
  reader: SiteReader,
  billed: BilledSite,
  periods: readonly BillingPeriod[],
  storedOf: (period: BillingPeriod) => Made | undefined,
  make: MakeOf<Made>,
): Promise<Made[]> => {
  const { allowance } = reader;
  const made: Made[] = [];
  for (const period of periods.toReversed()) {
    allowance?.needs('bill', billed.site, period);
    const stored = storedOf(period);
    if (stored !== undefined) {
      made.push(stored);
      continue;
    }
    const mayLeave = made.length > 0 && isClosed(billed, period);
    if (mayLeave && allowance?.mayGoOn(billed.site) === false) {
      leaveBill(allowance, billed, period);
      continue;
    }
    const { made: bill, isWhole } = await whetherWhole(reader, () => make(reader, billed, period));
    if (!isWhole && allowance) leaveBill(allowance, billed, period);
    made.push(bill);
  }
  return made.reverse();
};

const leaveBill = (allowance: Allowance, { site }: BilledSite, period: BillingPeriod): void =>
  allowance.leave({
    kind: 'bill',
    site,
    dates: datesBetween(period.fromDate, period.toDate),
    make: () => async (reader, later) =>
      totalsOfPeriods(reader, await billedSiteOf(reader.db, later), [period]),
  });

type ReadKept<Value> = (dates: KeptDates) => Promise<ReadonlyMap<string, Value>>;

/** Bills are read from the database only once. */
const readStored = async <Value>(
  known: Map<string, Value>,
  periods: readonly BillingPeriod[],
  read: ReadKept<Value>,
): Promise<ReadonlyMap<string, Value>> => {
  const unknown = periods.filter(({ fromDate }) => !known.has(fromDate));
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (!first || !last) return known;
  const stored = await read({ fromDate: first.fromDate, toDate: last.toDate });
  for (const [fromDate, value] of stored) known.set(fromDate, value);
  return known;
};

const madeBill = async (reader: SiteReader, billed: BilledSite, period: BillingPeriod): Promise<Bill> => {
  if (period.toMs > billed.site.nowMs) return openBill(reader, billed, period);
  await reader.yieldToRequests?.();
  const { made: bill, isWhole } = await whetherWhole(reader, () => makeBill(reader, billed, period));
  if (isWhole && isClosed(billed, period)) await keepIfPossible(keepBill(reader.db, billed, period, bill));
  reader.allowance?.pieceDone();
  return bill;
};

/** The period is over, no reading is still expected of it, and it does not end before the first reading. */
export const isClosed = ({ site }: BilledSite, { toDate, toMs }: BillingPeriod): boolean =>
  toMs <= site.nowMs &&
  site.firstMs !== null &&
  toMs > site.firstMs &&
  isSettled(site, { date: dayBefore(toDate), toMs });
