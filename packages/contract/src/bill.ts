// Bills, real invoices beside them, and what would have been. Amounts are in the currency, exact to its minor unit;
// dates are the site's, `to` exclusive.
import { bands, billLineKinds, invoiceDifferenceCodes, seasons } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { coverage, instant, quantity } from './shapes.ts';
import { tariffBody } from './tariff.ts';
import * as rule from './validation.ts';

/** Of a report's time: a date, a month, a year, or all there is. */
export const reportTypes = { date: 0, month: 1, year: 2, total: 3 } as const;

const band = z.nullable(z.enum(bands));
const season = z.nullable(z.enum(seasons));

/** What a line has no use for is null. */
const billLine = z.object({
  kind: z.enum(billLineKinds),
  /** Of a fixed charge or tax. */
  name: z.nullable(z.string()),
  band,
  season,
  tier: quantity,
  kWh: quantity,
  /** Of a demand line: the highest quarter-hour's average. */
  demandKw: quantity,
  /** Per kWh, per kW and month, per month or per day; an average where `averaged`. */
  price: quantity,
  averaged: z.boolean(),
  /** Of a tax: its share, 0.19 for 19 %, and the amount it is on. */
  rate: quantity,
  base: quantity,
  days: z.number(),
  amount: z.number(),
  /** Its id; null for a tax that several versions have alike. */
  tariffVersion: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
});
export type ReportedBillLine = z.infer<typeof billLine>;

/** Shares of the time, summing to 1; unpriced: the energy is known, its price is not. */
const billCoverage = z.object({ ...coverage.shape, unpriced: z.number() });

const unpriced = z.object({
  reason: z.enum(['noVersion', 'noBandPrice', 'noDynamicPrice']),
  from: instant,
  to: instant,
  kWh: z.number(),
});

const statement = z.object({
  lines: z.array(billLine),
  /** Sum of the lines; null without a tariff or anything known. */
  total: quantity,
  coverage: billCoverage,
  /** Spans of known energy without a price, the first hundred of them. */
  unpriced: z.array(unpriced),
});

const periodTotal = z.object({
  from: z.string(),
  to: z.string(),
  total: quantity,
  income: quantity,
  saving: quantity,
  missing: z.number(),
});

export const billReport = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  minorDigits: z.number(),
  ...statement.shape,
  /** What is to be paid in the end: the total less the income. */
  net: quantity,
  /** What exported energy brought. */
  income: statement,
  /** What self-used energy would have cost. */
  saving: statement,
  /** The highest average import of a quarter-hour, where a demand charge counts it. */
  demand: z.nullable(z.object({ at: instant, kW: z.number() })),
  /** The billing periods it is made of. */
  periods: z.array(periodTotal),
  /** Still going on: a bill so far. */
  isOpen: z.boolean(),
  /** Of the lines’ versions, by id. */
  tariffNames: z.record(z.string(), z.string()),
});
export type BillReport = z.infer<typeof billReport>;

const ofSite = { access: 'account', owned: { id: 'site' }, params: z.object({ id: rule.id }) } as const;

export const billReportQuery = z.object({
  reporttype: z._default(z.coerce.number('field_invalid').check(z.int('field_invalid')), reportTypes.month),
  time: z.optional(z.string().check(z.maxLength(10, 'date_invalid'))),
});

export const billreport = call({
  ...ofSite,
  needs: 'prices',
  name: 'site.billreport',
  method: 'GET',
  path: '/api/v1/site/billreport/{id}',
  summary:
    'A site’s bill. reporttype 0 a day, 1 (or none) a billing period, 2 a year of them, 3 all; time a date in it, or YYYY-MM for the period that begins in that month, or YYYY.',
  query: billReportQuery,
  output: billReport,
  errors: ['validation'],
});

const dates = { from: z.string(), to: z.string() };

const billColumn = z.object({
  ...dates,
  /** Imported energy by band, a tariff without bands counting as standard; unpriced: in no line. */
  kWh: z.object({ peak: quantity, standard: quantity, offPeak: quantity, unpriced: quantity }),
  /** What is owed, each ≥ 0, and what takes off: export credit, feed-in, energy at a negative price. */
  amount: z.object({
    peak: quantity,
    standard: quantity,
    offPeak: quantity,
    charges: quantity,
    credit: quantity,
  }),
  net: quantity,
});

const billColumns = z.object({ currency: z.string(), whole: billColumn, columns: z.array(billColumn) });
export type BillColumns = z.infer<typeof billColumns>;

export const billcolumns = call({
  ...ofSite,
  needs: 'prices',
  name: 'site.billcolumns',
  method: 'GET',
  path: '/api/v1/site/billcolumns/{id}',
  summary: 'The same bill over time: by the days of a billing period, the periods of a year, or the years.',
  query: billReportQuery,
  output: billColumns,
  errors: ['validation'],
});

/** A line as it is printed on a real invoice; what it does not say is left out. */
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
  /** As printed; null: not given. */
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
  /** kWh, price, rate or amount, as the code says. */
  ourValue: quantity,
  theirValue: quantity,
  /** What it makes the invoice higher (+) or lower (−). */
  amount: z.number(),
});

const checkedInvoice = z.object({
  ...invoiceBody.shape,
  id: z.number(),
  currency: z.string(),
  /** Ours for the same days. */
  ourTotal: quantity,
  /** The invoice less our bill; the sum of the differences. */
  difference: z.number(),
  differences: z.array(difference),
});
export type CheckedInvoice = z.infer<typeof checkedInvoice>;

export const saveInvoice = call({
  ...ofSite,
  name: 'bill.saveInvoice',
  method: 'POST',
  path: '/api/v1/bill/invoice/{id}',
  summary: 'Keeps a real invoice and compares it with our bill of the same days, line by line.',
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

const total = z.object({ cost: quantity, income: quantity, saving: quantity });

export const whatIfBody = z.object({
  ...dates,
  /** Another tariff, held throughout; left out: the site’s own. */
  tariff: z.optional(tariffBody),
  /** A battery that is not there. */
  battery: z.optional(
    z.object({
      capacityKwh: z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1e6, 'number_out_of_range')),
      /** Half its capacity in an hour when left out. */
      powerKw: z.optional(
        z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1e6, 'number_out_of_range')),
      ),
      efficiency: z._default(
        z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1, 'number_out_of_range')),
        0.9,
      ),
    }),
  ),
  /** Solar modules more than there are. */
  solarKw: z.optional(z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1e6, 'number_out_of_range'))),
});
export type WhatIfBody = z.infer<typeof whatIfBody>;

const figures = z.object({ importKwh: quantity, exportKwh: quantity, selfUseKwh: quantity, ...total.shape });

export const whatIf = call({
  ...ofSite,
  needs: 'prices',
  name: 'bill.whatIf',
  method: 'POST',
  path: '/api/v1/bill/whatif/{id}',
  summary:
    'A site’s own history, at most 400 days, with another tariff, a battery, more solar, or all of them. Indicative only.',
  body: whatIfBody,
  output: z.object({
    ...dates,
    currency: z.string(),
    actual: figures,
    simulated: figures,
    /** Cost less income, simulated less actual: below 0 is money saved. Null where one is unknown. */
    difference: quantity,
    coverage: billCoverage,
    /** How the added solar was shaped: by the site’s own yield, or by a usual sky at its place. */
    solarBy: z.nullable(z.enum(['ownYield', 'clearSky'])),
    lines: z.array(billLine),
  }),
  errors: ['validation', 'no_coordinates'],
});

const portfolioSums = z.object({
  powerW: quantity,
  consumptionKwh: z.object({ today: quantity, month: quantity, year: quantity }),
  yieldKwh: z.object({ today: quantity, month: quantity, year: quantity }),
  /** Bills so far of the running billing periods, by currency; places without a tariff are in none. */
  bills: z.array(z.object({ currency: z.string(), amount: z.number(), sites: z.number() })),
  /** Places of which a figure above is unknown; they are left out of its sum. */
  incompleteSiteIds: z.array(z.number()),
});

export const portfolio = call({
  name: 'user.portfolio',
  method: 'GET',
  path: '/api/v1/user/portfolio',
  access: 'account',
  summary: 'The account’s places by group and all together: power, energy and bills so far, summed.',
  output: z.object({
    total: portfolioSums,
    groups: z.array(
      z.extend(portfolioSums, {
        /** Null: of no group. */
        name: z.nullable(z.string()),
        siteIds: z.array(z.number()),
      }),
    ),
  }),
  errors: [],
});
export type Portfolio = z.infer<typeof portfolio.output>;
