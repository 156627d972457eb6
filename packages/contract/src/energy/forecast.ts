// What the month and the bill will probably come to. Always indicative: a forecast, never a bill.
import { forecastFigures } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { coverage, instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';

/** In four of five cases the value lies within. */
const band = z.object({ low: z.number(), high: z.number() });

const forecastError = z.object({
  /** Spans of the past the forecast was tried on, each from the days before it only. */
  spans: z.number(),
  /** Mean absolute error of a span. */
  maeKwh: z.number(),
  /** All errors over all energy, 0–1. */
  wape: z.number(),
});

const figureForecast = z.object({
  key: z.enum(forecastFigures),
  unit: z.literal('kWh'),
  /** Of the month up to now; null where nothing is known. */
  soFar: quantity,
  /** Of the whole month; null before a whole day is known. */
  expected: quantity,
  band: z.nullable(band),
  /** `assumed`: too little history to tell, and the band is a wide guess. */
  bandBasis: z.nullable(z.enum(['backTest', 'assumed'])),
  /** Whole days it was learned from. */
  knownDays: z.number(),
  /** Null with too little history. */
  backTest: z.nullable(forecastError),
  /** The same spans by the mean of the same weekdays of the last four weeks, and by the same days of last year. */
  naive: z.object({ sameWeekdays: z.nullable(forecastError), lastYear: z.nullable(forecastError) }),
});

const siteForecast = z.object({
  id: z.number(),
  /** Always: nobody can be held to it. */
  indicative: z.literal(true),
  madeAt: instant,
  timeZone: z.string(),
  /** The calendar month, by its local dates; `toDate` exclusive. */
  month: z.object({ fromDate: z.string(), toDate: z.string(), daysLeft: z.number() }),
  figures: z.array(figureForecast),
  /** Of the month so far. */
  coverage,
  /** Consumption of each day of the month: known so far, and expected. */
  days: z.object({
    dates: z.array(z.string()),
    unit: z.literal('kWh'),
    known: z.array(quantity),
    expected: z.array(quantity),
  }),
  /** Null without a target or a forecast. `near`: it may still go either way. */
  target: z.nullable(
    z.object({
      targetKwh: z.number(),
      verdict: z.enum(['within', 'near', 'exceeded']),
      /** Expected minus target; negative below it. */
      overKwh: z.number(),
    }),
  ),
  /** The bill, cost less feed-in income, of the running billing period: known quarter-hours and foretold ones at the prices valid; null without a tariff. */
  bill: z.nullable(
    z.object({
      fromDate: z.string(),
      toDate: z.string(),
      currency: z.string(),
      soFar: quantity,
      expected: quantity,
      band: z.nullable(band),
      expectedIncome: quantity,
      expectedSaving: quantity,
    }),
  ),
});
export type SiteForecast = z.infer<typeof siteForecast>;

export const forecast = call({
  name: 'site.forecast',
  method: 'GET',
  path: '/api/v1/site/forecast/{id}',
  access: 'account',
  summary: 'What this month’s energy and the running bill will probably come to; indicative only.',
  owned: { id: 'site' },
  params: z.object({ id: rule.id }),
  output: siteForecast,
  errors: ['wrong_id'],
});
