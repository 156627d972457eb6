// The forecast of the month and of the bill. It is always indicative, never a bill.
import { forecastFigures, weatherUses } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { coverage, instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';

/** The value lies within in four of five cases. */
const band = z.object({ low: z.number(), high: z.number() });

const forecastError = z.object({
  /** The number of past spans that the forecast was tested on, each from the days before it only. */
  spans: z.number(),
  /** The mean absolute error of a span. */
  maeKwh: z.number(),
  /** The sum of all errors divided by all energy, 0–1. */
  wape: z.number(),
});

const figureForecast = z.object({
  key: z.enum(forecastFigures),
  unit: z.literal('kWh'),
  /** The energy of the month up to now, in kWh; null where nothing is known. */
  soFar: quantity,
  /** The energy of the whole month, in kWh; null before a whole day is known. */
  expected: quantity,
  band: z.nullable(band),
  /** `assumed`: there is too little history for a back-test, and the band is a wide guess. */
  bandBasis: z.nullable(z.enum(['backTest', 'assumed'])),
  /** The number of whole days it was learned from. */
  knownDays: z.number(),
  /** Null while there is too little history. */
  backTest: z.nullable(forecastError),
  /** The errors over the same spans of the naive forecasts: by the mean of the same weekdays of the last four weeks, and by the same days of last year. */
  naive: z.object({ sameWeekdays: z.nullable(forecastError), lastYear: z.nullable(forecastError) }),
});

const siteForecast = z.object({
  id: z.number(),
  /** Always true: a forecast is not binding. */
  indicative: z.literal(true),
  madeAt: instant,
  timeZone: z.string(),
  /** The calendar month, by its local dates; `toDate` exclusive. */
  month: z.object({ fromDate: z.string(), toDate: z.string(), daysLeft: z.number() }),
  figures: z.array(figureForecast),
  /**
   * The weather it is made with: what heats and cools, the sunlight, both or none of it, whichever had the least error in
   * the back-test of this site.
   */
  weather: z.enum(weatherUses),
  /**
   * The consumption of the month's days up to yesterday beside what is usual for this site at their temperatures. Null
   * where too little is known: fewer than 60 days before the month, or a consumption that hardly follows the temperature.
   */
  usualConsumption: z.nullable(
    z.object({
      days: z.number(),
      pastDays: z.number(),
      actualKwh: z.number(),
      usualKwh: z.number(),
      /** Actual by usual, less 1. */
      change: z.number(),
      /** `usual`: the difference may be chance. */
      verdict: z.enum(['more', 'less', 'usual']),
    }),
  ),
  /** The coverage of the month so far. */
  coverage,
  /** The consumption of each day of the month: known so far, and expected. */
  days: z.object({
    dates: z.array(z.string()),
    unit: z.literal('kWh'),
    known: z.array(quantity),
    expected: z.array(quantity),
  }),
  /** Null without a target or a forecast. `near`: the target lies within the band. */
  target: z.nullable(
    z.object({
      targetKwh: z.number(),
      verdict: z.enum(['within', 'near', 'exceeded']),
      /** Expected minus target; negative below it. */
      overKwh: z.number(),
    }),
  ),
  /**
   * The bill of the running billing period, the cost less the feed-in income: known quarter-hours and forecast ones at
   * their valid prices; null without a tariff.
   */
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
  summary: 'The forecast of this month’s energy and of the running bill; indicative only.',
  owned: { id: 'site' },
  params: z.object({ id: rule.id }),
  computes: true,
  output: siteForecast,
  errors: ['wrong_id'],
});
