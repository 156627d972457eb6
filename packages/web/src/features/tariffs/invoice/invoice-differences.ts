// Pure: where an invoice differs, in words.

import type { CheckedInvoice } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { lineName } from '../../../model/bill/line-text.ts';
import type { Texts } from '../../../texts/use-texts.ts';

type Difference = CheckedInvoice['differences'][number];

const codeTexts: Record<Difference['code'], TextKey> = {
  energy: 'invoice.code.energy',
  price: 'invoice.code.price',
  rounding: 'invoice.code.rounding',
  taxRate: 'invoice.code.taxRate',
  taxBase: 'invoice.code.taxBase',
  amount: 'invoice.code.amount',
  missingLine: 'invoice.code.missingLine',
  extraLine: 'invoice.code.extraLine',
  invoiceTotal: 'invoice.code.invoiceTotal',
};

export type DifferenceLine = {
  /** The line it is about. */
  readonly line: string;
  readonly reason: string;
  /** What it makes the invoice higher (+) or lower (−). */
  readonly amount: number;
};

type Words = Pick<Texts, 'say' | 'formats'>;

export const differenceLines = (invoice: CheckedInvoice, words: Words): DifferenceLine[] =>
  invoice.differences.map((difference) => ({
    line: lineOf(invoice, difference, words),
    reason: words.say(codeTexts[difference.code], {
      theirs: valueText(invoice, difference, difference.theirValue, words),
      ours: valueText(invoice, difference, difference.ourValue, words),
    }),
    amount: difference.amount,
  }));

const lineOf = (invoice: CheckedInvoice, { invoiceLine, ours }: Difference, { say }: Words): string => {
  const theirs = invoiceLine === null ? undefined : invoice.lines[invoiceLine];
  const named = theirs ?? ours[0];
  return named ? lineName(named, say) : say('tariff.line.total');
};

const valueText = (
  { currency }: CheckedInvoice,
  { code }: Difference,
  value: number | null,
  { formats }: Words,
): string => {
  switch (code) {
    case 'energy':
      return formats.quantity(value, 'kWh');
    case 'price':
      return formats.price(value, currency);
    case 'taxRate':
      return formats.rate(value);
    default:
      return formats.money(value, currency);
  }
};
