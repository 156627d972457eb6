// The bill so far of a running billing period: made once a quarter-hour, or anew when the site's past or tariff has
// changed.
import type { Bill, BillingPeriod } from '@ohmstead/domain';
import type { SiteCache } from '../rollups/site-cache.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import type { BilledSite } from './billed-site.ts';
import { billedUntil, makeBill } from './make-bill.ts';

const keyOf = ({ revision, nowMs }: SiteSnapshot, { fromDate }: Pick<BillingPeriod, 'fromDate'>): string =>
  [revision, billedUntil(nowMs), fromDate].join(' ');

/** Null where the bill is not made yet. */
export const cachedOpenBill = (
  { openBills }: SiteCache,
  site: SiteSnapshot,
  period: BillingPeriod,
): Bill | null => {
  const known = openBills.get(site.id);
  return known?.key === keyOf(site, period) ? known.bill : null;
};

export const openBill = async (
  reader: SiteReader,
  billed: BilledSite,
  period: BillingPeriod,
): Promise<Bill> => {
  const known = cachedOpenBill(reader.siteCache, billed.site, period);
  if (known) return known;
  const { made: bill, isWhole } = await whetherWhole(reader, () => makeBill(reader, billed, period));
  if (isWhole) reader.siteCache.openBills.set(billed.id, { key: keyOf(billed.site, period), bill });
  return bill;
};
