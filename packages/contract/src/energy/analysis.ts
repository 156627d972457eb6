// Looking into what was measured: loads, average days, any quantity over time, and abnormal data.
import { type AlertParameters, alertKinds, dayTypes, yearSeasons } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, meterType, quantity, useType } from '../shapes.ts';
import * as rule from '../validation.ts';
import { askedSpan } from './asked-span.ts';
import { sensorids } from './sensor-ids.ts';

const ownSite = { id: 'site' } as const;
const siteId = z.object({ id: rule.id });

const asked = { from: instant, to: instant, timeZone: z.string() };

const peak = z.nullable(z.object({ powerW: z.number(), at: instant }));

/** `from` is not before the local day of the site's first reading. */
const siteLoad = z.object({
  ...asked,
  /** The meter it is the load of (+ import, − export); null: the site's consumption. */
  meterId: z.nullable(z.number()),
  /** Share of the span's quarter-hours that are known. */
  known: z.number(),
  energyKwh: quantity,
  averageW: quantity,
  max: peak,
  min: peak,
  /** What is always on: the median over the days of each day's lowest hour. */
  baseLoadW: quantity,
  /** Average by maximum, 0–1. */
  loadFactor: quantity,
  /** The load that is reached or exceeded for that share of the known time; averages of quarter-hours. */
  durationCurve: z.object({ share: z.array(z.number()), powerW: z.array(z.number()) }),
  /** Of three-phase meters: how far the phases lie from their mean, by that mean. */
  phases: z.array(
    z.object({
      meterId: z.number(),
      name: z.string(),
      /** Averages over steps of that length are compared. */
      stepSeconds: z.number(),
      averageW: z.array(quantity),
      imbalance: quantity,
      worst: z.nullable(z.object({ imbalance: z.number(), at: instant })),
    }),
  ),
});
export type SiteLoad = z.infer<typeof siteLoad>;

export const loadQuery = z.object({ ...askedSpan, sensorids });

export const loadAnalysis = call({
  name: 'site.loadAnalysis',
  method: 'GET',
  path: '/api/v1/site/loadanalysis/{id}',
  access: 'account',
  summary:
    'Duration curve, extremes, base load, load factor and phase imbalance; of the last 30 days unless told.',
  owned: ownSite,
  params: siteId,
  query: loadQuery,
  output: siteLoad,
  errors: ['wrong_id', 'validation'],
});

const profileFigures = ['consumption', 'import', 'export', 'yield'] as const;

const averageProfile = z.object({
  ...asked,
  figure: z.enum(profileFigures),
  /** Clock times at which the quarter-hours of the local day begin, `hh:mm`. */
  times: z.array(z.string()),
  series: z.array(
    z.object({
      dayType: z.enum(dayTypes),
      /** Of the site's hemisphere; null: all of them. */
      season: z.nullable(z.enum(yearSeasons)),
      unit: z.literal('W'),
      data: z.array(quantity),
      /** Days that lie in the span. */
      days: z.number(),
    }),
  ),
});
export type AverageDays = z.infer<typeof averageProfile>;

export const profile = call({
  name: 'site.profile',
  method: 'GET',
  path: '/api/v1/site/profile/{id}',
  access: 'account',
  summary:
    'The average day by the wall clock, of weekdays and weekends, by season; of the last year unless told.',
  owned: ownSite,
  params: siteId,
  query: z.object({ ...askedSpan, figure: z.optional(z.enum(profileFigures, 'field_invalid')) }),
  output: averageProfile,
  errors: ['wrong_id', 'validation'],
});

/** Any quantity a meter tells. */
const analysisQuantities = ['powerW', 'voltageV', 'currentA', 'frequencyHz', 'powerFactor'] as const;

const otherSeries = z.object({
  ...asked,
  quantity: z.enum(analysisQuantities),
  /** Point i stands for [from + i × step, from + (i + 1) × step); the last one may be cut. */
  stepSeconds: z.number(),
  series: z.array(
    z.object({
      meterId: z.number(),
      name: z.string(),
      /** 1, 2, 3. */
      phase: z.number(),
      /** Of long times a current's lowest and a power factor's highest are not kept: null. */
      min: z.array(quantity),
      /** Null where only a day's extremes are kept. */
      mean: z.array(quantity),
      max: z.array(quantity),
    }),
  ),
});
export type OtherSeries = z.infer<typeof otherSeries>;

export const otherQuery = z.object({
  ...askedSpan,
  sensorids,
  quantity: z.optional(z.enum(analysisQuantities, 'field_invalid')),
});

export const otherAnalysis = call({
  name: 'site.otherAnalysis',
  method: 'GET',
  path: '/api/v1/site/otheranalysis/{id}',
  access: 'account',
  summary:
    'Any quantity of any meter over time, as least, mean and greatest of each step; of the last day unless told.',
  owned: ownSite,
  params: siteId,
  query: otherQuery,
  output: otherSeries,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

const alertUnits = ['V', 'A', 'W', 'minutes', 'kWh', ''] as const;

const abnormal = z.object({
  kind: z.enum(alertKinds),
  /** Null: the site as a whole. */
  meterId: z.nullable(z.number()),
  /** 1, 2, 3; null the meter as a whole. */
  phase: z.nullable(z.number()),
  from: instant,
  /** Null: still so. */
  to: z.nullable(instant),
  /** How often within; neighbouring readings are one event. */
  events: z.number(),
  unit: z.enum(alertUnits),
  worst: z.number(),
  worstAt: instant,
  /** What it is compared with: the limit, or what is usual. */
  limit: z.number(),
});

const dataAlerts = z.object({
  ...asked,
  /** Newest first; of breaches one entry a meter, phase, kind and day of UTC. */
  items: z.array(abnormal),
  /** There is more, older: ask again with these. */
  next: z.nullable(z.object({ endtime: instant, skip: z.number() })),
});
export type DataAlerts = z.infer<typeof dataAlerts>;

const mostSkipped = 100_000;

export const dataalertQuery = z.object({
  ...askedSpan,
  sensorids,
  /** With commas between; all unless told. */
  kinds: z.optional(z.string('field_invalid').check(z.maxLength(200, 'field_invalid'))),
  /** How many of the newest to leave out. */
  skip: z.optional(
    z.coerce
      .number('field_invalid')
      .check(z.int('field_invalid'), z.gte(0, 'field_invalid'), z.lte(mostSkipped, 'field_invalid')),
  ),
});

export const dataalert = call({
  name: 'site.dataalert',
  method: 'GET',
  path: '/api/v1/site/dataalert/{id}',
  access: 'account',
  summary: 'Abnormal data by the site’s own limits; of the last 30 days unless told.',
  owned: ownSite,
  params: siteId,
  query: dataalertQuery,
  output: dataAlerts,
  errors: ['wrong_id', 'validation'],
});

/** From the least to the most that may be said of each. */
export const alertParameterRanges = {
  /** The ledger calls no shorter silence a gap. */
  gapMinutes: [30, 10_080],
  offlineMinutes: [5, 10_080],
  /** Percent of the rating. */
  overVoltagePercent: [100, 200],
  underVoltagePercent: [0, 100],
  overCurrentPercent: [1, 1000],
  overPowerPercent: [1, 1000],
  /** 0–1. */
  lowPowerFactor: [0, 1],
  /** Robust deviations from the days before. */
  unusualScore: [1, 100],
} as const satisfies Record<keyof AlertParameters, readonly [least: number, most: number]>;

const within = ([least, most]: readonly [number, number]) =>
  z.number('field_invalid').check(z.gte(least, 'number_out_of_range'), z.lte(most, 'number_out_of_range'));

const parameters = {
  gapMinutes: within(alertParameterRanges.gapMinutes),
  offlineMinutes: within(alertParameterRanges.offlineMinutes),
  overVoltagePercent: within(alertParameterRanges.overVoltagePercent),
  underVoltagePercent: within(alertParameterRanges.underVoltagePercent),
  overCurrentPercent: within(alertParameterRanges.overCurrentPercent),
  overPowerPercent: within(alertParameterRanges.overPowerPercent),
  lowPowerFactor: within(alertParameterRanges.lowPowerFactor),
  unusualScore: within(alertParameterRanges.unusualScore),
};

const alertParameters = z.object({
  id: z.number(),
  parameters: z.object(parameters),
  defaults: z.object(parameters),
  /** What that means for each meter; null: not judged, since the meter is not rated for it. */
  meters: z.array(
    z.object({
      meterId: z.number(),
      name: z.string(),
      type: meterType,
      useType,
      overVoltageV: quantity,
      underVoltageV: quantity,
      overCurrentA: quantity,
      overPowerW: quantity,
    }),
  ),
});
export type AlertLimitsOfSite = z.infer<typeof alertParameters>;

export const dataalertparameter = call({
  name: 'site.dataalertparameter',
  method: 'GET',
  path: '/api/v1/site/dataalertparameter/{id}',
  access: 'account',
  summary: 'What counts as abnormal at a site, and what that means for each meter.',
  owned: ownSite,
  params: siteId,
  output: alertParameters,
  errors: ['wrong_id'],
});

export const alertParameterBody = z.object({
  gapMinutes: z.nullish(parameters.gapMinutes),
  offlineMinutes: z.nullish(parameters.offlineMinutes),
  overVoltagePercent: z.nullish(parameters.overVoltagePercent),
  underVoltagePercent: z.nullish(parameters.underVoltagePercent),
  overCurrentPercent: z.nullish(parameters.overCurrentPercent),
  overPowerPercent: z.nullish(parameters.overPowerPercent),
  lowPowerFactor: z.nullish(parameters.lowPowerFactor),
  unusualScore: z.nullish(parameters.unusualScore),
});

export const saveDataalertparameter = call({
  name: 'site.saveDataalertparameter',
  method: 'POST',
  path: '/api/v1/site/dataalertparameter/{id}',
  access: 'account',
  summary: 'Says what counts as abnormal at a site. What is left out stays, null is the default again.',
  owned: ownSite,
  params: siteId,
  body: alertParameterBody,
  output: alertParameters,
  errors: ['wrong_id', 'validation'],
});
