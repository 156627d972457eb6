import type { ReportedBillLine } from '@ohmstead/contract';
import { formatsOf, textOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../texts/use-texts.ts';
import { lineFormula, lineName } from './line-text.ts';

const say: Texts['say'] = (key, params) => textOf('en', key, params);
const texts = { say, formats: formatsOf('en') };

const line: ReportedBillLine = {
  kind: 'energy',
  name: null,
  band: null,
  season: null,
  tier: null,
  kWh: 10,
  demandKw: null,
  price: 0.2534,
  averaged: false,
  rate: null,
  base: null,
  days: 30,
  amount: 2.53,
  tariffVersion: '1',
  from: '2026-11-01',
  to: '2026-12-01',
};
const formula = (change: Partial<ReportedBillLine>, currency = 'EUR') =>
  lineFormula({ ...line, ...change }, currency, texts);

describe('the name of a line', () => {
  it('is its kind with its band, season and tier', () => {
    const named = { ...line, band: 'peak', season: 'summer', tier: 2 } as const;
    expect(lineName(named, say)).toBe('Energy · Peak · Summer · Tier 2');
  });

  it('is the one the tariff gives it', () => {
    expect(lineName({ ...line, kind: 'tax', name: 'VAT' }, say)).toBe('VAT');
  });
});

describe('the formula of a line', () => {
  it.each([
    [0.0825, '8.25% of €100.00'],
    [0.19, '19% of €100.00'],
    [0.077, '7.7% of €100.00'],
    [0.06625, '6.625% of €100.00'],
  ])('has the rate of a tax as it is: %d', (rate, text) => {
    expect(formula({ kind: 'tax', kWh: null, price: null, rate, base: 100 })).toBe(text);
  });

  it('has every digit of the price', () => {
    expect(formula({})).toBe('10.00\u202fkWh × €0.2534 per kWh');
    expect(formula({ averaged: true })).toBe('10.00\u202fkWh × €0.2534 per kWh on average');
  });

  it('says which dollar it is in an account with several currencies', () => {
    const several = { say, formats: formatsOf('en', 'several') };
    expect(lineFormula(line, 'AUD', several)).toBe('10.00\u202fkWh × A$0.2534 per kWh');
  });

  it('is the days of a fixed charge', () => {
    expect(formula({ kind: 'fixed', kWh: null, price: null })).toBe('30 days');
  });

  it('is left out where nothing is known', () => {
    expect(formula({ kWh: null, price: null })).toBeNull();
    expect(formula({ kind: 'tax', kWh: null, price: null })).toBeNull();
  });
});
