// Bills of one period, and bills over time. Amounts are in the currency, exact to its minor unit; dates are the site's, `to` exclusive.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { billCoverage, billLine, dates } from './bill-line.ts';

/** The span of a report: a date, a month, a year, or everything. */
export const reportTypes = { date: 0, month: 1, year: 2, total: 3 } as const;

const unpriced = z.object({
  reason: z.enum(['noVersion', 'noBandPrice', 'noDynamicPrice']),
  from: instant,
  to: instant,
  kWh: z.number(),
});

const statement = z.object({
  lines: z.array(billLine),
  /** The sum of the lines, in the currency; null without a tariff or without known energy. */
  total: quantity,
  coverage: billCoverage,
  /** Spans of known energy without a price, the first hundred of them. */
  unpriced: z.array(unpriced),
});

const periodTotal = z.object({
  ...dates,
  total: quantity,
  income: quantity,
  saving: quantity,
  missing: z.number(),
});

export const billReport = z.object({
  ...dates,
  currency: z.string(),
  minorDigits: z.number(),
  ...statement.shape,
  /** The amount to pay: the total less the income. */
  net: quantity,
  /** The feed-in income from exported energy. */
  income: statement,
  /** The amount that the self-used energy would have cost to buy. */
  saving: statement,
  /** The highest average import of a quarter-hour, where a demand charge counts it. */
  demand: z.nullable(z.object({ at: instant, kW: z.number() })),
  /** The billing periods in the report. */
  periods: z.array(periodTotal),
  /** Whether the period still runs, which makes this a bill so far. */
  isOpen: z.boolean(),
  /** The tariff versions of the lines, by id. */
  tariffNames: z.record(z.string(), z.string()),
});
export type BillReport = z.infer<typeof billReport>;

export const billReportQuery = z.object({
  reporttype: z._default(
    z.coerce
      .number('field_invalid')
      .check(
        z.int('field_invalid'),
        z.gte(reportTypes.date, 'field_invalid'),
        z.lte(reportTypes.total, 'field_invalid'),
      ),
    reportTypes.month,
  ),
  time: z.optional(z.string().check(z.maxLength(10, 'date_invalid'))),
  /** At most 400 days instead of a type and a time; the end is exclusive. */
  starttime: z.optional(rule.localDate),
  endtime: z.optional(rule.localDate),
});

export const billreport = call({
  ...ofSite,
  needs: 'prices',
  name: 'site.billreport',
  method: 'GET',
  path: '/api/v1/site/billreport/{id}',
  summary:
    'A site’s bill. reporttype 0 a day, 1 (or none) a billing period, 2 a year of them, 3 all; time a date in it, or YYYY-MM for the period that begins in that month, or YYYY. Or the days from starttime to endtime: what they add to their billing periods’ bills.',
  query: billReportQuery,
  computes: true,
  output: billReport,
  errors: ['validation', 'span_too_long'],
});

const billColumn = z.object({
  ...dates,
  /** Imported energy by band; a tariff without bands counts as standard, and unpriced energy is in no line. */
  kWh: z.object({ peak: quantity, standard: quantity, offPeak: quantity, unpriced: quantity }),
  /** The charges, each ≥ 0, and the credits that reduce them: export credit, feed-in, energy at a negative price. */
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
  summary:
    'The same bill over time: by the days of a billing period or of a span, the periods of a year, or the years.',
  query: billReportQuery,
  computes: true,
  output: billColumns,
  errors: ['validation', 'span_too_long'],
});
