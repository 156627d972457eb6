import { type Bill, type BillingPeriod, dayBefore } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { cacheByRevision } from '../rollups/cache-by-revision.ts';
import { isSettled } from '../rollups/roll-up-days.ts';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import type { Database } from '../storage/schema.ts';
import { totalsOf } from './amounts.ts';
import { type BillTotals, type KeptDates, keepBill, keptBills, keptTotals } from './bill-store.ts';
import type { BilledSite } from './billed-site.ts';
import { makeBill } from './make-bill.ts';
import { openBill } from './open-bill.ts';

/** In the order of the periods, which follow one another. Closed ones are made once. */
export const billsOfPeriods = async (
  db: Kysely<Database>,
  site: BilledSite,
  periods: readonly BillingPeriod[],
): Promise<Bill[]> => {
  const kept = await asKept(billsRead(db, site.ledger), periods, (dates) => keptBills(db, site.id, dates));
  const bills: Bill[] = [];
  for (const period of periods) bills.push(kept.get(period.fromDate) ?? (await madeBill(db, site, period)));
  return bills;
};

/** Their totals alone, which is quicker where they are many. */
export const totalsOfPeriods = async (
  db: Kysely<Database>,
  site: BilledSite,
  periods: readonly BillingPeriod[],
): Promise<BillTotals[]> => {
  const kept = await asKept(totalsRead(db, site.ledger), periods, (dates) => keptTotals(db, site.id, dates));
  const totals: BillTotals[] = [];
  for (const period of periods) {
    totals.push(kept.get(period.fromDate) ?? totalsOf(await madeBill(db, site, period)));
  }
  return totals;
};

/** At some 2 MB each, after twenty years. */
const mostSitesOfBills = 8;
const billsRead = cacheByRevision<Bill>(mostSitesOfBills);
const totalsRead = cacheByRevision<BillTotals>();

type ReadKept<Value> = (dates: KeptDates) => Promise<ReadonlyMap<string, Value>>;

/** Only those not read before are asked of the database. */
const asKept = async <Value>(
  known: Map<string, Value>,
  periods: readonly BillingPeriod[],
  read: ReadKept<Value>,
): Promise<ReadonlyMap<string, Value>> => {
  const unknown = periods.filter(({ fromDate }) => !known.has(fromDate));
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (!first || !last) return known;
  const kept = await read({ fromDate: first.fromDate, toDate: last.toDate });
  for (const [fromDate, value] of kept) known.set(fromDate, value);
  return known;
};

const madeBill = async (db: Kysely<Database>, site: BilledSite, period: BillingPeriod): Promise<Bill> => {
  if (period.toMs > site.ledger.nowMs) return openBill(db, site, period);
  await site.ledger.yieldToRequests?.();
  const bill = await makeBill(db, site, period);
  if (isClosed(site, period)) await keepIfPossible(keepBill(db, site, period, bill));
  return bill;
};

/** Over, and no meter still owes readings of it. Before the first reading there is nothing to keep. */
export const isClosed = ({ ledger }: BilledSite, { toDate, toMs }: BillingPeriod): boolean =>
  toMs <= ledger.nowMs &&
  ledger.firstMs !== null &&
  toMs > ledger.firstMs &&
  isSettled(ledger, { date: dayBefore(toDate), toMs });
