// A site's money: the bill so far, and what all its bills came to.
import type { SiteMoney } from '@ohmstead/contract';
import { billingPeriodOf, billingPeriodsOf, dateAt } from '@ohmstead/domain';
import { totalIn } from '../bills/amounts.ts';
import type { BilledSite } from '../bills/billed-site.ts';
import { openBill } from '../bills/open-bill.ts';
import { totalsOfPeriods } from '../bills/period-bills.ts';
import type { Asker } from './asker.ts';

/** Null without a tariff. */
export const siteMoney = async (db: Asker['db'], site: BilledSite): Promise<SiteMoney | null> => {
  const { ledger, startDay, currency, versions } = site;
  if (versions.length === 0) return null;
  const today = billingPeriodOf(ledger.zone, startDay, dateAt(ledger.zone, ledger.nowMs));
  const open = await openBill(db, site, today);
  const firstDate = dateAt(ledger.zone, ledger.firstMs ?? ledger.nowMs);
  const closed = billingPeriodsOf(ledger.zone, startDay, firstDate, open.fromDate);
  const all = await totalsOfPeriods(db, site, closed);
  const inCurrency = totalIn(currency);
  const sumOf = (of: 'cost' | 'income' | 'saving'): number | null => {
    const totals = [...all.map((bill) => bill[of]), open[of].total].filter((total) => total !== null);
    return inCurrency({ total: totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0) });
  };
  return {
    currency,
    from: open.fromDate,
    to: open.toDate,
    bill: inCurrency(open.cost),
    income: inCurrency(open.income),
    saving: inCurrency(open.saving),
    totalBill: sumOf('cost'),
    totalIncome: sumOf('income'),
    totalSaving: sumOf('saving'),
  };
};
