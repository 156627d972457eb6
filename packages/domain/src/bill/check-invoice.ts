// A real invoice against our bill: every difference has a name and an amount, and the amounts sum to the whole.
import type { BillLine } from './bill.ts';
import type { Invoice, InvoiceCheck, InvoiceDifference } from './invoice.ts';
import { lineDifferences } from './line-differences.ts';
import { pairLines } from './pair-lines.ts';

/** `ours`: the lines of the statement the invoice is about (a bill's cost, or its income for a feed-in credit note). */
export const checkInvoice = (ours: readonly BillLine[], invoice: Invoice, currency: string): InvoiceCheck => {
  const paired = pairLines(ours, invoice.lines);
  const differencesOf = (isTax: boolean, baseDiffers: boolean): InvoiceDifference[] =>
    invoice.lines.flatMap((theirs, index) => {
      const own = paired.ours[index] ?? [];
      if ((theirs.kind === 'tax') !== isTax) return [];
      if (own.length === 0) return [extra(index, theirs.amount)];
      return lineDifferences({ index, theirs, ours: own, currency, baseDiffers });
    });
  const missing = paired.missing.filter(({ amount }) => amount !== 0).map(missingLine);
  const differing = [...differencesOf(false, false), ...missing];
  const sum = invoice.lines.reduce((total, { amount }) => total + amount, 0);
  return {
    difference: (invoice.total ?? sum) - ours.reduce((total, { amount }) => total + amount, 0),
    differences: [
      ...differing,
      ...differencesOf(true, differing.length > 0),
      ...totalDifference(invoice.total ?? sum, sum),
    ],
  };
};

const extra = (index: number, amount: number): InvoiceDifference => ({
  code: 'extraLine',
  invoiceLine: index,
  ours: [],
  ourValue: null,
  theirValue: amount,
  amount,
});

const missingLine = (line: BillLine): InvoiceDifference => ({
  code: 'missingLine',
  invoiceLine: null,
  ours: [line],
  ourValue: line.amount,
  theirValue: null,
  amount: -line.amount,
});

const totalDifference = (printed: number, sum: number): InvoiceDifference[] =>
  printed === sum
    ? []
    : [
        {
          code: 'invoiceTotal',
          invoiceLine: null,
          ours: [],
          ourValue: sum,
          theirValue: printed,
          amount: printed - sum,
        },
      ];
