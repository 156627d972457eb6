// The figures of a report as the mail shows them, from the same answer that the report's screen and file are made of.
import type { EnergyReport } from '@ohmstead/contract';
import { billingPeriodOf, lastDateOf, type ReportPeriod } from '@ohmstead/domain';
import { netOf } from '../../bills/amounts.ts';
import { billedSiteOf } from '../../bills/billed-site.ts';
import { billsOfPeriods } from '../../bills/period-bills.ts';
import type { FigureKey, ReportBill, ReportMail } from '../../mail/report-content.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';

type Figures = Pick<ReportMail, 'figures' | 'selfSufficiency' | 'coverage' | 'demand'>;

const kwhKeys = {
  consumption: 'consumptionKwh',
  import: 'importKwh',
  export: 'exportKwh',
  yield: 'yieldKwh',
  selfUse: 'selfUseKwh',
} as const satisfies Record<FigureKey, keyof EnergyReport['current']['figures']>;

/** Consumption and import always; the others where the site has them. */
export const figuresOfReport = ({ current, previous, demand }: EnergyReport): Figures => {
  const { figures } = current;
  const hasYield = (figures.yieldKwh ?? 0) > 0;
  const hasExport = (figures.exportKwh ?? 0) > 0;
  const shown: FigureKey[] = [
    'consumption',
    'import',
    ...(hasExport ? (['export'] as const) : []),
    ...(hasYield ? (['yield', 'selfUse'] as const) : []),
  ];
  return {
    figures: shown.map((key) => ({
      key,
      kWh: figures[kwhKeys[key]],
      change: key === 'selfUse' ? null : (previous?.change[key] ?? null),
    })),
    selfSufficiency: hasYield ? figures.selfSufficiency : null,
    coverage: figures.coverage,
    demand,
  };
};

/** Of the billing period that the report ends in; null without a tariff. */
export const billOfReport = async (
  reader: SiteReader,
  site: SiteSnapshot,
  period: ReportPeriod,
): Promise<ReportBill | null> => {
  const billed = await billedSiteOf(reader.db, site);
  if (billed.versions.length === 0) return null;
  const billing = billingPeriodOf(site.zone, billed.startDay, lastDateOf(period));
  const [bill] = await billsOfPeriods(reader, billed, [billing]);
  return {
    currency: billed.currency,
    amount: bill ? netOf(bill) : null,
    fromDate: billing.fromDate,
    toDate: billing.toMs > site.nowMs ? null : billing.toDate,
  };
};
