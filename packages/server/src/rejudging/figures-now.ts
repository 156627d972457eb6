// What the months and bills that were put by say now.
import { billingPeriodOf, monthAfter } from '@ohmstead/domain';
import { type BilledSite, billedSiteOf } from '../bills/billed-site.ts';
import { totalsOfPeriods } from '../bills/period-bills.ts';
import { readSiteMonths } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { BillFigures, MonthFigures } from '../storage/schema/rejudging.ts';
import { differingFigures, figuresOfBill, figuresOfMonth, isBillDifferent } from './figures.ts';

export type PutByPeriod =
  | { readonly kind: 'month'; readonly period: string; readonly before: MonthFigures }
  | { readonly kind: 'bill'; readonly period: string; readonly before: BillFigures };

export type ChangedPeriod = Pick<PutByPeriod, 'kind' | 'period'> & {
  readonly after: MonthFigures | BillFigures;
};

/** Those that differ; null when the signal came before all were compared. */
export const changedPeriods = async (
  reader: SiteReader,
  site: SiteSnapshot,
  periods: readonly PutByPeriod[],
  isOver: () => boolean,
): Promise<ChangedPeriod[] | null> => {
  const billed = await billedSiteOf(reader.db, site);
  const changed: ChangedPeriod[] = [];
  for (const one of periods) {
    if (isOver()) return null;
    const after =
      one.kind === 'month' ? await changedMonth(reader, site, one) : await changedBill(reader, billed, one);
    if (after !== null) changed.push({ kind: one.kind, period: one.period, after });
  }
  return changed;
};

type Of<Kind> = Extract<PutByPeriod, { readonly kind: Kind }>;

const changedMonth = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { period, before }: Of<'month'>,
): Promise<MonthFigures | null> => {
  const [month] = await readSiteMonths(reader, site, period, monthAfter(period));
  if (!month) return null;
  const after = figuresOfMonth(month.totals);
  return differingFigures(before, after).length > 0 ? after : null;
};

/** A bill of other dates or in another currency was changed by somebody: it is not the same bill. */
const changedBill = async (
  reader: SiteReader,
  billed: BilledSite,
  { period, before }: Of<'bill'>,
): Promise<BillFigures | null> => {
  const now = billingPeriodOf(billed.site.zone, billed.startDay, period);
  const isSame =
    now.fromDate === period && now.toDate === before.toDate && billed.currency === before.currency;
  if (!isSame) return null;
  const [totals] = await totalsOfPeriods(reader, billed, [now]);
  if (!totals) return null;
  const after = figuresOfBill(totals, before);
  return isBillDifferent(before, after) ? after : null;
};
