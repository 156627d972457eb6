// A site's money: the bill so far, and what all its bills came to.
import type { SiteMoney } from '@ohmstead/contract';
import { billingPeriodOf, billingPeriodsOf, dateAt } from '@ohmstead/domain';
import { netOf, toBePaid, totalIn, totalsOf } from '../bills/amounts.ts';
import type { BillTotals } from '../bills/bill-store.ts';
import type { BilledSite } from '../bills/billed-site.ts';
import { openBill } from '../bills/open-bill.ts';
import { totalsOfPeriods } from '../bills/period-bills.ts';
import type { RequestScope } from '../sites/request-scope.ts';

/** Null without a tariff. */
export const siteMoney = async (db: RequestScope['db'], site: BilledSite): Promise<SiteMoney | null> => {
  const { ledger, startDay, currency, versions } = site;
  if (versions.length === 0) return null;
  const today = billingPeriodOf(ledger.zone, startDay, dateAt(ledger.zone, ledger.nowMs));
  const open = await openBill(db, site, today);
  const firstDate = dateAt(ledger.zone, ledger.firstMs ?? ledger.nowMs);
  const closed = billingPeriodsOf(ledger.zone, startDay, firstDate, open.fromDate);
  const all = await totalsOfPeriods(db, site, closed);
  const inCurrency = (total: number | null) => totalIn(currency)({ total });
  const every = [...all, totalsOf(open)];
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
    totalBill: sumOf(toBePaid),
    totalIncome: sumOf(({ income }) => income),
    totalSaving: sumOf(({ saving }) => saving),
  };
};
