// Supplier invoices compared with our bills. Amounts are in the currency, exact to its minor unit; dates are the site's, `to` exclusive.
import { billLineKinds, invoiceDifferenceCodes } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { band, billLine, dates, season } from './bill-line.ts';

/** A line as it is printed on the invoice; values that it does not state are left out. */
const invoiceLine = z.object({
  kind: z.enum(billLineKinds),
  name: z._default(z.nullable(z.string().check(z.maxLength(100, 'text_too_long'))), null),
  band: z._default(band, null),
  season: z._default(season, null),
  tier: z._default(z.nullable(z.number()), null),
  kWh: z._default(rule.numberWithin(-1e12, 1e12), null),
  price: z._default(rule.numberWithin(-1e5, 1e5), null),
  rate: z._default(rule.numberWithin(0, 10), null),
  amount: z
    .number('field_invalid')
    .check(z.gte(-1e12, 'number_out_of_range'), z.lte(1e12, 'number_out_of_range')),
});
export type InvoiceBodyLine = z.infer<typeof invoiceLine>;

export const invoiceBody = z.object({
  id: rule.idOrNew,
  ...dates,
  remark: z._default(rule.freeText, null),
  /** The amount as printed; null when it is not given. */
  total: z._default(rule.numberWithin(-1e12, 1e12), null),
  /** `income` for a credit note of exported energy. */
  about: z._default(z.enum(['cost', 'income']), 'cost'),
  lines: z.array(invoiceLine).check(z.minLength(1, 'field_invalid'), z.maxLength(200, 'field_invalid')),
});
export type InvoiceBody = z.infer<typeof invoiceBody>;

const difference = z.object({
  code: z.enum(invoiceDifferenceCodes),
  /** Index of the invoice’s line; null for a missing line and the total. */
  invoiceLine: quantity,
  ours: z.array(billLine),
  /** The kWh, price, rate or amount, depending on the code. */
  ourValue: quantity,
  theirValue: quantity,
  /** The amount by which it makes the invoice higher (+) or lower (−). */
  amount: z.number(),
});

const checkedInvoice = z.object({
  ...invoiceBody.shape,
  id: z.number(),
  currency: z.string(),
  /** The printed total, or the sum of the lines. */
  theirTotal: z.number(),
  /** Our total for the same days. */
  ourTotal: quantity,
  /** The invoice minus our bill, which is the sum of the differences. */
  difference: z.number(),
  differences: z.array(difference),
});
export type CheckedInvoice = z.infer<typeof checkedInvoice>;

export const saveInvoice = call({
  ...ofSite,
  name: 'bill.saveInvoice',
  method: 'POST',
  path: '/api/v1/bill/invoice/{id}',
  summary: 'Stores a supplier’s invoice and compares it with our bill of the same days, line by line.',
  body: invoiceBody,
  output: checkedInvoice,
  errors: ['validation', 'wrong_id', 'too_many'],
});

export const checkInvoice = call({
  ...ofSite,
  needs: 'prices',
  name: 'bill.checkInvoice',
  method: 'GET',
  path: '/api/v1/bill/invoice/{id}',
  summary: 'A kept invoice compared with our bill as it is now; the newest when none is named.',
  query: z.object({ invoice: z.optional(rule.id) }),
  output: z.nullable(checkedInvoice),
  errors: ['wrong_id'],
});

export const invoices = call({
  ...ofSite,
  needs: 'prices',
  name: 'bill.invoices',
  method: 'GET',
  path: '/api/v1/bill/invoices/{id}',
  summary: 'The invoices kept for a site, newest first.',
  output: z.array(
    z.object({
      id: z.number(),
      ...dates,
      currency: z.string(),
      amount: z.number(),
      about: z.enum(['cost', 'income']),
      remark: z.nullable(z.string()),
    }),
  ),
  errors: [],
});

export const removeInvoice = call({
  ...ofSite,
  name: 'bill.deleteInvoice',
  method: 'DELETE',
  path: '/api/v1/bill/invoice/{id}',
  demo: 'refused',
  summary: 'Deletes a kept invoice.',
  query: z.object({ invoice: rule.id }),
  output: z.null(),
  errors: ['wrong_id'],
});
