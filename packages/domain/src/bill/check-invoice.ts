// A real invoice against our bill: every difference has a name and an amount, and the amounts sum to the whole.
import type { BillLine } from './bill.ts';
import type { Invoice, InvoiceCheck, InvoiceDifference, InvoiceLine } from './invoice.ts';
import { lineDifferences } from './line-differences.ts';
import { pairLines } from './pair-lines.ts';

/** `ours`: the lines of the statement the invoice is about (a bill's cost, or its income for a feed-in credit note). */
export const checkInvoice = (ours: readonly BillLine[], invoice: Invoice, currency: string): InvoiceCheck => {
  const paired = pairLines(ours, invoice.lines);
  const differencesOf = (isTax: boolean, baseDiffers: boolean): InvoiceDifference[] =>
    paired.groups.flatMap((group) => {
      const lines = group.theirs.flatMap((index) => invoice.lines[index] ?? []);
      const [index] = group.theirs;
      const theirs = summed(lines);
      if (index === undefined || theirs === null || (theirs.kind === 'tax') !== isTax) return [];
      if (group.ours.length === 0) return [extra(index, theirs.amount)];
      return lineDifferences({ index, theirs, ours: group.ours, currency, baseDiffers, count: lines.length });
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

/** Sums up lines of the invoice for the same thing. Where their prices differ there is no price to compare. */
const summed = (lines: readonly InvoiceLine[]): InvoiceLine | null => {
  const [first] = lines;
  if (first === undefined) return null;
  const energies = lines.flatMap(({ energyMwh }) => energyMwh ?? []);
  return {
    ...first,
    energyMwh: energies.length < lines.length ? null : energies.reduce((sum, energy) => sum + energy, 0),
    priceMicros: lines.every(({ priceMicros }) => priceMicros === first.priceMicros)
      ? first.priceMicros
      : null,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
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
