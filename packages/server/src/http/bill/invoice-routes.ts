import { type CheckedInvoice, calls, type InvoiceBody } from '@ohmstead/contract';
import {
  daysBetween,
  type InvoiceDifference,
  type InvoiceDifferenceCode,
  isLocalDate,
  mwhPerKwh,
} from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import { totalIn, unitsIn } from '../../bills/amounts.ts';
import { type BilledSite, findBilledSite } from '../../bills/billed-site.ts';
import {
  type ComparedInvoice,
  compareInvoice,
  deleteInvoice,
  findInvoice,
  invoicesOf,
  type KeptInvoice,
  storeInvoice,
} from '../../bills/invoices.ts';
import type { Context } from '../../context/context.ts';
import { AppError, invalid } from '../../errors/app-error.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { presentLine } from './present-bill.ts';

const { bill } = calls;

export const registerInvoiceCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(
    server,
    bill.saveInvoice,
    async ({ params, body, request }) => {
      requireDates(body, mostDays);
      const site = await billedSiteOf(context, request, params.id);
      const id = await storeInvoice(db, site, body);
      if (id === null) throw new AppError(body.id === 0 ? 'too_many' : 'wrong_id');
      const kept = { id, currency: site.currency, invoice: body };
      return presentInvoice(kept, await compareInvoice(db, site, body));
    },
    ({ body }) => (body.id === 0 ? 'edit.saved' : 'edit.edited'),
  );
  registerCall(server, bill.checkInvoice, async ({ params, query, request }) => {
    const kept = await findInvoice(db, params.id, query.invoice);
    if (kept) {
      const site = await billedSiteOf(context, request, params.id);
      return presentInvoice(kept, await compareInvoice(db, site, kept.invoice));
    }
    if (query.invoice !== undefined) throw new AppError('wrong_id');
    return null;
  });
  registerCall(server, bill.invoices, async ({ params }) =>
    (await invoicesOf(db, params.id)).map(({ id, currency, invoice }) => ({
      ...{ id, currency, from: invoice.from, to: invoice.to, about: invoice.about, remark: invoice.remark },
      amount: invoice.total ?? sumOf(invoice, currency),
    })),
  );
  registerCall(
    server,
    bill.deleteInvoice,
    async ({ params, query }) => {
      if (!(await deleteInvoice(db, params.id, query.invoice))) throw new AppError('wrong_id');
      return null;
    },
    'edit.deleted',
  );
};

const mostDays = 800;

export const requireDates = (
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
): void => {
  if (!isLocalDate(from)) throw invalid('from', 'date_invalid');
  if (!isLocalDate(to) || to <= from) throw invalid('to', 'date_invalid');
  if (daysBetween(from, to) > most) throw invalid('to', 'number_out_of_range');
};

export const billedSiteOf = async (
  context: Context,
  request: FastifyRequest,
  id: number,
): Promise<BilledSite> => {
  const site = await findBilledSite(scopeOf(context, request), id);
  if (!site) throw new AppError('wrong_id');
  return site;
};

/** In minor units, so that cents do not add up to fractions of one. */
const sumOf = ({ lines }: InvoiceBody, currency: string): number => {
  const minor = 1 / unitsIn(currency)(1);
  return unitsIn(currency)(lines.reduce((sum, { amount }) => sum + Math.round(amount * minor), 0));
};

const presentInvoice = (
  { id, currency, invoice }: KeptInvoice,
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
