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
import { whetherWhole } from '../rollups/whether-whole.ts';

/** Null for a site without a tariff. Amounts of which days are still to be computed are not known yet. */
export const siteMoney = async (reader: SiteReader, billed: BilledSite): Promise<SiteMoney | null> => {
  const { site, startDay, currency, versions } = billed;
  if (versions.length === 0) return null;
  const today = billingPeriodOf(site.zone, startDay, dateAt(site.zone, site.nowMs));
  const { made: open, isWhole } = await whetherWhole(reader, () => openBill(reader, billed, today));
  const firstDate = dateAt(site.zone, site.firstMs ?? site.nowMs);
  const closed = billingPeriodsOf(site.zone, startDay, firstDate, open.fromDate);
  const { made: all, isWhole: areAllWhole } = await whetherWhole(reader, () =>
    totalsOfPeriods(reader, billed, closed),
  );
  const inCurrency = (total: number | null) => totalIn(currency)({ total });
  const soFar = (total: number | null) => (isWhole ? inCurrency(total) : null);
  const every = isWhole && areAllWhole ? [...all, billTotals(open)] : [];
  const sumOf = (of: (totals: BillTotals) => number | null): number | null => {
    const known = every.map(of).filter((total) => total !== null);
    return inCurrency(known.length === 0 ? null : known.reduce((sum, total) => sum + total, 0));
  };
  return {
    currency,
    from: open.fromDate,
    to: open.toDate,
    bill: isWhole ? netOf(open) : null,
    cost: soFar(open.cost.total),
    income: soFar(open.income.total),
    saving: soFar(open.saving.total),
    totalBill: sumOf(amountDue),
    totalIncome: sumOf(({ income }) => income),
    totalSaving: sumOf(({ saving }) => saving),
  };
};
