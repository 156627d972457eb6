// A site's roll-ups and bills computed anew and compared with what is stored.
import { isDeepStrictEqual } from 'node:util';
import { billingPeriodsOf, dayAfter, monthAfter, packSiteSlots, sumTotals } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { keptBills } from '../bills/bill-store.ts';
import { findBilledSite } from '../bills/billed-site.ts';
import { makeBill } from '../bills/make-bill.ts';
import { isRefused } from '../errors/outcome.ts';
import { computeLedgers } from '../rollups/compute-ledger.ts';
import { storedDayTotals } from '../rollups/day-store.ts';
import { storedMonths } from '../rollups/month-store.ts';
import { readSiteDays } from '../rollups/read-site.ts';
import { SiteCache } from '../rollups/site-cache.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { type Difference, difference } from './difference.ts';
import { ifPossible, unlessChanged } from './while-unchanged.ts';

type Db = Kysely<Database>;

export type VerifiedDays = {
  /** Null where there are no more. */
  readonly nextDate: string | null;
  readonly differences: readonly Difference[];
};

const daysAtOnce = 8;
const forever = '9999-12-31';

/** The stored days from a date on, some at a time. */
export const verifyDays = async (
  db: Db,
  siteId: number,
  fromDate: string,
  nowMs: number,
): Promise<VerifiedDays> => {
  const site = await findSiteSnapshot(db, siteId, nowMs);
  const days = await db
    .selectFrom('site_day')
    .select(['date', 'from_at', 'to_at', 'slots'])
    .where('site_id', '=', siteId)
    .where('date', '>=', fromDate)
    .orderBy('date')
    .limit(daysAtOnce)
    .execute();
  const [first, last] = [days[0], days.at(-1)];
  if (!site || !first || !last) return { nextDate: null, differences: [] };
  const toDate = dayAfter(last.date);
  const totals = await storedDayTotals(db, site, { fromDate: first.date, toDate });
  const spans = days.map(({ from_at, to_at }) => ({ fromMs: from_at.getTime(), toMs: to_at.getTime() }));
  const computed = await ifPossible(async () =>
    (await computeLedgers(db, site, spans)).map((ledger) => ({
      packed: packSiteSlots(ledger.slots),
      totals: ledger.totals,
    })),
  );
  const unlike = days.filter(({ date, slots }, place) => {
    const ledger = computed?.[place];
    return !ledger || !slots.equals(ledger.packed) || !isDeepStrictEqual(totals.get(date), ledger.totals);
  });
  const dates = unlike.map(({ date }) => date);
  const differences = difference('siteDays', { siteId }, dates);
  return { nextDate: toDate, differences: await unlessChanged(db, site, differences) };
};

/** Compares months, which are sums of days that are verified by themselves. */
export const verifyMonths = async (db: Db, siteId: number, nowMs: number): Promise<Difference[]> => {
  const site = await findSiteSnapshot(db, siteId, nowMs);
  if (!site) return [];
  const all = { fromMonth: '0000-00', toMonth: forever };
  const reader = { db, siteCache: new SiteCache() };
  const unlike: string[] = [];
  for (const [month, { totals }] of (await storedMonths(db, [siteId], all)).get(siteId) ?? []) {
    const sum = await ifPossible(async () => {
      const days = await readSiteDays(reader, site, `${month}-01`, `${monthAfter(month)}-01`);
      return sumTotals(days.map(({ totals }) => totals));
    });
    if (!isDeepStrictEqual(sum, totals)) unlike.push(month);
  }
  return unlessChanged(db, site, difference('siteMonths', { siteId }, unlike));
};

export const verifyBills = async (db: Db, siteId: number, nowMs: number): Promise<Difference[]> => {
  const owner = await db.selectFrom('site').select('account_id').where('id', '=', siteId).executeTakeFirst();
  if (!owner) return [];
  const billed = await findBilledSite({ db, accountId: owner.account_id, nowMs }, siteId);
  if (isRefused(billed)) return [];
  const kept = await keptBills(db, siteId, { fromDate: '0000-00-00', toDate: forever });
  const dates = [...kept.keys()].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const reader = { db, siteCache: new SiteCache() };
  const unlike: string[] = [];
  for (const period of billingPeriodsOf(billed.site.zone, billed.startDay, first, dayAfter(last))) {
    const bill = kept.get(period.fromDate);
    if (bill === undefined) continue;
    const made = await ifPossible(async () =>
      JSON.parse(JSON.stringify(await makeBill(reader, billed, period))),
    );
    if (!isDeepStrictEqual(bill, made)) unlike.push(period.fromDate);
  }
  return unlessChanged(db, billed.site, difference('bills', { siteId }, unlike));
};
