// A supplier's invoice that does not agree with the meter: the first line of energy claims a tenth too much.
import type { InvoiceBody } from '@ohmstead/contract';
import { type BillLine, billingPeriodOf, dateAt, dayBefore } from '@ohmstead/domain';
import { unitsIn } from '../bills/amounts.ts';
import { type BilledSite, billedSiteOf } from '../bills/billed-site.ts';
import { storeInvoice } from '../bills/invoices.ts';
import { makeBill } from '../bills/make-bill.ts';
import { presentLine } from '../bills/present-line.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';

const claimedShare = 1.1;

type Invoiced = { readonly siteId: number; readonly beforeMs: number; readonly nowMs: number };

/** For the last billing period that ended before the instant; none where that period has no energy. */
export const storeWrongInvoice = async (
  reader: SiteReader,
  { siteId, beforeMs, nowMs }: Invoiced,
): Promise<void> => {
  const site = await findSiteSnapshot(reader.db, siteId, nowMs);
  if (!site) return;
  const billed = await billedSiteOf(reader.db, site);
  const period = periodBefore(billed, beforeMs);
  const { lines } = (await makeBill(reader, billed, period)).cost;
  if (!lines.some(isEnergy)) return;
  await storeInvoice(reader.db, billed, {
    id: 0,
    from: period.fromDate,
    to: period.toDate,
    remark: null,
    total: null,
    about: 'cost',
    lines: claimed(lines, billed.currency),
  });
};

const periodBefore = ({ site: { zone }, startDay }: BilledSite, beforeMs: number) => {
  const { fromDate } = billingPeriodOf(zone, startDay, dateAt(zone, beforeMs));
  return billingPeriodOf(zone, startDay, dayBefore(fromDate));
};

const isEnergy = ({ kind, energyMwh }: BillLine): boolean => kind === 'energy' && (energyMwh ?? 0) > 0;

const claimed = (lines: readonly BillLine[], currency: string): InvoiceBody['lines'] => {
  const wrong = lines.findIndex(isEnergy);
  return lines.map((line, index) => printedLine(index === wrong ? tooMuch(line) : line, currency));
};

const tooMuch = (line: BillLine): BillLine => ({
  ...line,
  energyMwh: line.energyMwh === null ? null : Math.round(line.energyMwh * claimedShare),
  amount: Math.round(line.amount * claimedShare),
});

const printedLine = (line: BillLine, currency: string): InvoiceBody['lines'][number] => {
  const { kind, name, band, season, tier, kWh, price, rate } = presentLine(line, currency);
  return { kind, name, band, season, tier, kWh, price, rate, amount: unitsIn(currency)(line.amount) };
};
