// A supplier's own invoices, compared with our bills of the same days.
import type { InvoiceBody } from '@ohmstead/contract';
import {
  type Bill,
  billingPeriodsOf,
  checkInvoice,
  type InvoiceCheck,
  type InvoiceLine,
  localDay,
  minorDigits,
  mwhPerKwh,
} from '@ohmstead/domain';
import type { Kysely, Selectable } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { InvoiceRow } from '../storage/schema/tariffs.ts';
import type { Database } from '../storage/schema.ts';
import type { BilledSite } from './billed-site.ts';
import { joinBills, makeBill } from './make-bill.ts';

type Db = Kysely<Database>;

const mostInvoices = 500;

/** The invoice as it was typed in, and its currency. */
export type StoredInvoice = { readonly id: number; readonly currency: string; readonly invoice: InvoiceBody };

/** The id of the stored invoice; a new one has the id 0. A site has no more invoices than its list shows. */
export const storeInvoice = async (
  db: Db,
  billed: BilledSite,
  invoice: InvoiceBody,
): Promise<Outcome<number>> => {
  const values = {
    from_date: invoice.from,
    to_date: invoice.to,
    currency: billed.currency,
    content: JSON.stringify(invoice),
  };
  if (invoice.id === 0 && (await invoicesOf(db, billed.id)).length >= mostInvoices) return refuse('too_many');
  const row =
    invoice.id === 0
      ? await db
          .insertInto('invoice')
          .values({ ...values, site_id: billed.id })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('invoice')
          .set(values)
          .where('id', '=', invoice.id)
          .where('site_id', '=', billed.id)
          .returning('id')
          .executeTakeFirst();
  return row?.id ?? refuse('wrong_id');
};

/** The newest come first. */
export const invoicesOf = async (db: Db, siteId: number): Promise<StoredInvoice[]> => {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('from_date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostInvoices)
    .execute();
  return rows.map(storedInvoice);
};

/** The newest invoice where the query names none. */
export const findInvoice = async (
  db: Db,
  siteId: number,
  invoiceId: number | undefined,
): Promise<StoredInvoice | null> => {
  const invoices = db.selectFrom('invoice').selectAll().where('site_id', '=', siteId);
  const row = await (invoiceId === undefined
    ? invoices.orderBy('from_date', 'desc').orderBy('id', 'desc').limit(1)
    : invoices.where('id', '=', invoiceId)
  ).executeTakeFirst();
  return row ? storedInvoice(row) : null;
};

const storedInvoice = ({ id, currency, content }: Selectable<InvoiceRow>): StoredInvoice => ({
  id,
  currency,
  invoice: content as InvoiceBody, // The shape is what storeInvoice wrote.
});

export const deleteInvoice = async (db: Db, siteId: number, invoiceId: number): Promise<Outcome<null>> => {
  const deleted = await db
    .deleteFrom('invoice')
    .where('site_id', '=', siteId)
    .where('id', '=', invoiceId)
    .returning('id')
    .executeTakeFirst();
  return deleted ? null : refuse('wrong_id');
};

export type ComparedInvoice = { readonly ours: Bill; readonly check: InvoiceCheck };

export const compareInvoice = async (
  reader: SiteReader,
  billed: BilledSite,
  invoice: InvoiceBody,
): Promise<ComparedInvoice> => {
  const ours = await billOfDates(reader, billed, invoice);
  const { currency } = billed;
  const theirs = {
    lines: invoice.lines.map((line) => domainLine(line, currency)),
    total: invoice.total === null ? null : minorOf(invoice.total, currency),
  };
  return { ours, check: checkInvoice(ours[invoice.about].lines, theirs, currency) };
};

/** The invoice's own months begin on the day of the month on which it does. */
const billOfDates = async (
  reader: SiteReader,
  billed: BilledSite,
  { from, to }: InvoiceBody,
): Promise<Bill> => {
  const { zone } = billed.site;
  const months = billingPeriodsOf(zone, Number(from.slice(-2)), from, to);
  const bills: Bill[] = [];
  for (const month of months) {
    const cut = month.toDate <= to ? month : { ...month, toDate: to, toMs: localDay(zone, to).fromMs };
    bills.push(await makeBill(reader, billed, cut));
  }
  return joinBills(bills);
};

const minorOf = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** minorDigits(currency));

const microsPerUnit = 1_000_000;
const scaled = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor);

const domainLine = (line: InvoiceBody['lines'][number], currency: string): InvoiceLine => ({
  kind: line.kind,
  name: line.name,
  band: line.band,
  season: line.season,
  tier: line.tier,
  energyMwh: scaled(line.kWh, mwhPerKwh),
  priceMicros: scaled(line.price, microsPerUnit),
  ratePpm: scaled(line.rate, microsPerUnit),
  amount: minorOf(line.amount, currency),
});
