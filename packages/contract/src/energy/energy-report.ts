// The energy of a period compared with that of others. Time types: 0 a day, 1 a month, 2 a year, 3 all.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { energyFigures, instant, phaseRule, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { columns, timeType } from './energy-columns.ts';
import { byRule } from './phase-rule-figures.ts';

const spanFigures = z.object({ from: instant, to: instant, figures: energyFigures });

/** The share by which the current period has more (+) or less (−); null where they cannot be compared. */
const comparedFigures = z.extend(spanFigures, {
  change: z.object({ import: quantity, export: quantity, yield: quantity, consumption: quantity }),
});

export const reportViews = ['yield', 'consumption', 'balance'] as const;

const energyReport = z.object({
  reporttype: z.number(),
  view: z.enum(reportViews),
  current: spanFigures,
  /** The period before, up to the same time in it while the current one runs; null for all time. */
  previous: z.nullable(comparedFigures),
  /** The same period of the year before; null for a year and for all time. */
  lastYear: z.nullable(comparedFigures),
  /** The highest import of a quarter-hour as average power, and when it was. */
  demand: z.nullable(z.object({ powerW: z.number(), at: instant })),
  phaseRule,
  byRule,
  /** Emissions in grams; null without an emission factor. */
  co2: z.object({ emittedG: quantity, avoidedG: quantity }),
  columns,
  /** The columns of the whole compared period, where one was asked for and exists. */
  comparedColumns: z.nullable(columns),
});
export type EnergyReport = z.infer<typeof energyReport>;

export const energyReportQuery = z.object({
  reporttype: timeType,
  /** Any date of the period; by default today. */
  time: z.optional(rule.localDate),
  view: z._default(z.enum(reportViews, 'field_invalid'), 'balance'),
  compare: z.optional(z.enum(['previous', 'lastYear'], 'field_invalid')),
  /** At most 400 days, one column each, instead of a type and a time; the end is exclusive. */
  starttime: z.optional(rule.localDate),
  endtime: z.optional(rule.localDate),
});

export const energyreport = call({
  ...ofSite,
  name: 'site.energyreport',
  method: 'GET',
  path: '/api/v1/site/energyreport/{id}',
  summary: 'Energy of a period, beside the period before and the same one a year before.',
  query: energyReportQuery,
  computes: true,
  output: energyReport,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
