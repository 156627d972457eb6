import type { CheckedInvoice, ReportedBillLine } from '@ohmstead/contract';
import { formatsOf, textOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../../texts/use-texts.ts';
import { differenceLines } from './invoice-differences.ts';

const say: Texts['say'] = (key, params) => textOf('en', key, params);
const words = { say, formats: formatsOf('en') };

const line = { kind: 'energy' as const, name: null, band: null, season: null, tier: null };
const ours: ReportedBillLine = {
  ...line,
  kind: 'tax',
  name: 'VAT',
  kWh: null,
  demandKw: null,
  price: null,
  averaged: false,
  rate: 0.19,
  base: 50,
  days: 31,
  amount: 9.5,
  tariffVersion: null,
  from: '2026-10-01',
  to: '2026-11-01',
};

const invoice: CheckedInvoice = {
  id: 1,
  from: '2026-10-01',
  to: '2026-11-01',
  remark: null,
  total: null,
  about: 'cost',
  currency: 'EUR',
  theirTotal: 57,
  ourTotal: 60,
  difference: -3,
  lines: [{ ...line, band: 'peak', kWh: 90, price: 0.3, rate: null, amount: 27 }],
  differences: [
    { code: 'energy', invoiceLine: 0, ours: [], ourValue: 100, theirValue: 90, amount: -3 },
    { code: 'missingLine', invoiceLine: null, ours: [ours], ourValue: null, theirValue: null, amount: -9.5 },
    { code: 'invoiceTotal', invoiceLine: null, ours: [], ourValue: 60, theirValue: 57, amount: 1 },
  ],
};

describe('differenceLines', () => {
  it('name the line, the reason and what it makes', () => {
    expect(differenceLines(invoice, words)).toEqual([
      {
        line: 'Energy · Peak',
        reason: 'Different kWh: invoice 90.00\u202fkWh, your meters 100.00\u202fkWh',
        amount: -3,
      },
      { line: 'VAT', reason: 'Not on the invoice', amount: -9.5 },
      { line: 'Total', reason: 'The printed total is not the sum of the lines', amount: 1 },
    ]);
  });
});
