// Pure: a real invoice as it is typed, and what of it is saved. What it does not say stays empty.

import { type CheckedInvoice, type InvoiceBody, type InvoiceBodyLine, invoiceBody } from '@ohmstead/contract';
import type { Checked } from '../../../forms/check-form.ts';
import { checkPaths } from '../../../forms/check-paths.ts';
import { readDecimal, writeDecimal } from '../../../forms/decimal.ts';
import { addDays } from '../../../model/dates/calendar.ts';

type LineKind = InvoiceBodyLine['kind'];

export type InvoiceLineDraft = {
  readonly kind: LineKind;
  readonly name: string;
  /** Empty: not stated. */
  readonly band: NonNullable<InvoiceBodyLine['band']> | '';
  readonly kWh: string;
  readonly price: string;
  readonly percent: string;
  readonly amount: string;
};

export type InvoiceDraft = {
  readonly about: InvoiceBody['about'];
  readonly from: string;
  readonly lastDay: string;
  readonly remark: string;
  readonly total: string;
  readonly lines: readonly InvoiceLineDraft[];
};

export const emptyLine = (kind: LineKind): InvoiceLineDraft => ({
  kind,
  name: '',
  band: '',
  kWh: '',
  price: '',
  percent: '',
  amount: '',
});

/** A new invoice is for the month before today's, as most are. */
export const emptyInvoice = (today: string): InvoiceDraft => {
  const lastDay = addDays(`${today.slice(0, 7)}-01`, -1);
  return {
    about: 'cost',
    from: `${lastDay.slice(0, 7)}-01`,
    lastDay,
    remark: '',
    total: '',
    lines: [emptyLine('energy'), emptyLine('fixed'), emptyLine('tax')],
  };
};

const percentPerShare = 100;

export const invoiceDraft = (invoice: CheckedInvoice, lang: string): InvoiceDraft => {
  const text = (value: number | null) => writeDecimal(value, lang);
  return {
    about: invoice.about,
    from: invoice.from,
    lastDay: addDays(invoice.to, -1),
    remark: invoice.remark ?? '',
    total: text(invoice.total),
    lines: invoice.lines.map(({ kind, name, band, kWh, price, rate, amount }) => ({
      kind,
      name: name ?? '',
      band: band ?? '',
      kWh: text(kWh),
      price: text(price),
      // Floats' dust of the multiplication is not typed by anybody.
      percent: text(rate === null ? null : Number((rate * percentPerShare).toFixed(6))),
      amount: text(amount),
    })),
  };
};

export const checkInvoiceDraft = (id: number, draft: InvoiceDraft): Checked<InvoiceBody> =>
  checkPaths(invoiceBody, {
    id,
    about: draft.about,
    from: draft.from,
    to: addDays(draft.lastDay, 1),
    remark: draft.remark.trim() || null,
    total: readDecimal(draft.total),
    lines: draft.lines.map((line) => {
      const percent = readDecimal(line.percent);
      return {
        kind: line.kind,
        name: line.name.trim() || null,
        band: line.band || null,
        kWh: readDecimal(line.kWh),
        price: readDecimal(line.price),
        rate: percent === null ? null : percent / percentPerShare,
        amount: readDecimal(line.amount) ?? Number.NaN,
      };
    }),
  });
