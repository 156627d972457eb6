// A site's money: the bill so far, and what all its bills came to.
import type { SiteMoney } from '@ohmstead/contract';
import {
  amountDue,
  type BillTotals,
  billingPeriodOf,
  billingPeriodsOf,
  billTotals,
  dateAt,
} from '@ohmstead/domain';
import { netOf, totalIn } from '../bills/amounts.ts';
import type { BilledSite } from '../bills/billed-site.ts';
import { openBill } from '../bills/open-bill.ts';
import { totalsOfPeriods } from '../bills/period-bills.ts';
import type { SiteReader } from '../rollups/site-reader.ts';

/** Null for a site without a tariff. */
export const siteMoney = async (reader: SiteReader, billed: BilledSite): Promise<SiteMoney | null> => {
  const { site, startDay, currency, versions } = billed;
  if (versions.length === 0) return null;
  const today = billingPeriodOf(site.zone, startDay, dateAt(site.zone, site.nowMs));
  const open = await openBill(reader, billed, today);
  const firstDate = dateAt(site.zone, site.firstMs ?? site.nowMs);
  const closed = billingPeriodsOf(site.zone, startDay, firstDate, open.fromDate);
  const all = await totalsOfPeriods(reader, billed, closed);
  const inCurrency = (total: number | null) => totalIn(currency)({ total });
  const every = [...all, billTotals(open)];
  const sumOf = (of: (totals: BillTotals) => number | null): number | null => {
    const known = every.map(of).filter((total) => total !== null);
    return inCurrency(known.length === 0 ? null : known.reduce((sum, total) => sum + total, 0));
  };
  return {
    currency,
    from: open.fromDate,
    to: open.toDate,
    bill: netOf(open),
    cost: inCurrency(open.cost.total),
    income: inCurrency(open.income.total),
    saving: inCurrency(open.saving.total),
    totalBill: sumOf(amountDue),
    totalIncome: sumOf(({ income }) => income),
    totalSaving: sumOf(({ saving }) => saving),
  };
};
