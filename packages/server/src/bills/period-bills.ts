import { type Bill, type BillingPeriod, type BillTotals, billTotals, dayBefore } from '@ohmstead/domain';
import { isSettled } from '../rollups/roll-up-days.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import { type KeptDates, keepBill, keptBills, keptTotals } from './bill-store.ts';
import type { BilledSite } from './billed-site.ts';
import { makeBill } from './make-bill.ts';
import { openBill } from './open-bill.ts';

/** In the order of the periods, which follow one another. The bill of a closed period is made once. */
export const billsOfPeriods = async (
  reader: SiteReader,
  billed: BilledSite,
  periods: readonly BillingPeriod[],
): Promise<Bill[]> => {
  const stored = await readStored(reader.siteCache.bills.of(billed.site), periods, (dates) =>
    keptBills(reader.db, billed.id, dates),
  );
  const bills: Bill[] = [];
  for (const period of periods)
    bills.push(stored.get(period.fromDate) ?? (await madeBill(reader, billed, period)));
  return bills;
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
  const totals: BillTotals[] = [];
  for (const period of periods) {
    totals.push(stored.get(period.fromDate) ?? billTotals(await madeBill(reader, billed, period)));
  }
  return totals;
};

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
  const bill = await makeBill(reader, billed, period);
  if (isClosed(billed, period)) await keepIfPossible(keepBill(reader.db, billed, period, bill));
  return bill;
};

/** The period is over, no reading is still expected of it, and it does not end before the first reading. */
export const isClosed = ({ site }: BilledSite, { toDate, toMs }: BillingPeriod): boolean =>
  toMs <= site.nowMs &&
  site.firstMs !== null &&
  toMs > site.firstMs &&
  isSettled(site, { date: dayBefore(toDate), toMs });
