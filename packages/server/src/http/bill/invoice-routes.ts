import { type CheckedInvoice, calls, type InvoiceBody } from '@ohmstead/contract';
import {
  daysBetween,
  type InvoiceDifference,
  type InvoiceDifferenceCode,
  isLocalDate,
  mwhPerKwh,
} from '@ohmstead/domain';
import { totalIn, unitsIn } from '../../bills/amounts.ts';
import { findBilledSite } from '../../bills/billed-site.ts';
import {
  type ComparedInvoice,
  compareInvoice,
  deleteInvoice,
  findInvoice,
  invoicesOf,
  type StoredInvoice,
  storeInvoice,
} from '../../bills/invoices.ts';
import { presentLine } from '../../bills/present-line.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Refusal, refuse, refuseField } from '../../errors/outcome.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { bill } = calls;

export const registerInvoiceCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(
    server,
    bill.saveInvoice,
    async ({ params, body, request }) => {
      const wrongDates = refuseDates(body, mostDays);
      if (wrongDates) return wrongDates;
      const billed = await findBilledSite(scopeOf(context, request), params.id);
      if (isRefused(billed)) return billed;
      const id = await storeInvoice(db, billed, body);
      if (isRefused(id)) return id;
      const stored = { id, currency: billed.currency, invoice: body };
      return presentInvoice(stored, await compareInvoice(context, billed, body));
    },
    ({ body }) => (body.id === 0 ? 'edit.saved' : 'edit.edited'),
  );
  registerCall(server, bill.checkInvoice, async ({ params, query, request }) => {
    const stored = await findInvoice(db, params.id, query.invoice);
    if (!stored) return query.invoice === undefined ? null : refuse('wrong_id');
    const billed = await findBilledSite(scopeOf(context, request), params.id);
    if (isRefused(billed)) return billed;
    return presentInvoice(stored, await compareInvoice(context, billed, stored.invoice));
  });
  registerCall(server, bill.invoices, async ({ params }) =>
    (await invoicesOf(db, params.id)).map(({ id, currency, invoice }) => ({
      id,
      currency,
      from: invoice.from,
      to: invoice.to,
      about: invoice.about,
      remark: invoice.remark,
      amount: invoice.total ?? sumOf(invoice, currency),
    })),
  );
  registerCall(
    server,
    bill.deleteInvoice,
    ({ params, query }) => deleteInvoice(db, params.id, query.invoice),
    'edit.deleted',
  );
};

const mostDays = 800;

/** Null where both are dates, in order, and not more than so many days apart. */
export const refuseDates = (
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
): Refusal | null => {
  if (!isLocalDate(from)) return refuseField('from', 'date_invalid');
  if (!isLocalDate(to) || to <= from) return refuseField('to', 'date_invalid');
  return daysBetween(from, to) > most ? refuseField('to', 'number_out_of_range') : null;
};

/** The sum is made in minor units, so that cents do not add up to fractions of a cent. */
const sumOf = ({ lines }: InvoiceBody, currency: string): number => {
  const minor = 1 / unitsIn(currency)(1);
  return unitsIn(currency)(lines.reduce((sum, { amount }) => sum + Math.round(amount * minor), 0));
};

const presentInvoice = (
  { id, currency, invoice }: StoredInvoice,
  { ours, check }: ComparedInvoice,
): CheckedInvoice => ({
  ...invoice,
  id,
  currency,
  theirTotal: invoice.total ?? sumOf(invoice, currency),
  ourTotal: totalIn(currency)(ours[invoice.about]),
  difference: unitsIn(currency)(check.difference),
  differences: check.differences.map((difference) => presentDifference(difference, currency)),
});

const presentDifference = (difference: InvoiceDifference, currency: string) => {
  const value = valueIn(difference.code, currency);
  return {
    code: difference.code,
    invoiceLine: difference.invoiceLine,
    ours: difference.ours.map((line) => presentLine(line, currency)),
    ourValue: value(difference.ourValue),
    theirValue: value(difference.theirValue),
    amount: unitsIn(currency)(difference.amount),
  };
};

const microsPerUnit = 1_000_000;

const valueIn = (code: InvoiceDifferenceCode, currency: string) => {
  const divisors: Partial<Record<InvoiceDifferenceCode, number>> = {
    energy: mwhPerKwh,
    price: microsPerUnit,
    taxRate: microsPerUnit,
  };
  const divisor = divisors[code] ?? 1 / unitsIn(currency)(1);
  return (value: number | null): number | null => (value === null ? null : value / divisor);
};
