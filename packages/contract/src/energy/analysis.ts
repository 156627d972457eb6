// The calls that analyse measured data: loads, average days, any quantity over time, and abnormal data.
import {
  type AlertParameters,
  alertKinds,
  dayTypes,
  leastOfflineMinutes,
  yearSeasons,
} from '@ohmstead/domain';
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
  /** The meter whose load this is (+ import, − export); null for the site's consumption. */
  meterId: z.nullable(z.number()),
  /** Share of the span's quarter-hours that are known, 0–1. */
  known: z.number(),
  energyKwh: quantity,
  averageW: quantity,
  max: peak,
  min: peak,
  /** The load that is always on: the median over the days of each day's lowest hour, wherever it begins, in W. */
  baseLoadW: quantity,
  /** The average divided by the maximum, 0–1. */
  loadFactor: quantity,
  /** The highest load that is reached or exceeded for each share of the known time; each is the average of a quarter-hour. */
  durationCurve: z.object({ share: z.array(z.number()), powerW: z.array(z.number()) }),
  /** The phase imbalance of each three-phase meter: the distance of the phases from their mean, as a share of the mean. */
  phases: z.array(
    z.object({
      meterId: z.number(),
      name: z.string(),
      /** The length of the steps whose averages are compared. */
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
    'Duration curve, extremes, base load, load factor and phase imbalance; by default of the last 30 days.',
  owned: ownSite,
  params: siteId,
  query: loadQuery,
  computes: true,
  output: siteLoad,
  errors: ['wrong_id', 'validation'],
});

const profileFigures = ['consumption', 'import', 'export', 'yield'] as const;

const averageProfile = z.object({
  ...asked,
  figure: z.enum(profileFigures),
  /** The clock times at which the quarter-hours of the local day begin, `hh:mm`. */
  times: z.array(z.string()),
  series: z.array(
    z.object({
      dayType: z.enum(dayTypes),
      /** The season in the site's hemisphere; null for all seasons together. */
      season: z.nullable(z.enum(yearSeasons)),
      unit: z.literal('W'),
      data: z.array(quantity),
      /** The number of such days in the span. */
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
    'The average day by the wall clock, of weekdays and weekends, by season; by default of the last year.',
  owned: ownSite,
  params: siteId,
  query: z.object({ ...askedSpan, figure: z.optional(z.enum(profileFigures, 'field_invalid')) }),
  computes: true,
  output: averageProfile,
  errors: ['wrong_id', 'validation'],
});

/** The quantities that can be drawn over time. */
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
      /** The phase: 1, 2 or 3. */
      phase: z.number(),
      /** Null over long spans, for which the lowest current and the highest power factor are not kept. */
      min: z.array(quantity),
      /** Null where only the extremes of a day are kept. */
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
    'Any quantity of any meter over time, as the minimum, mean and maximum of each step; by default of the last day.',
  owned: ownSite,
  params: siteId,
  query: otherQuery,
  output: otherSeries,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

const alertUnits = ['V', 'A', 'W', 'minutes', 'kWh', ''] as const;

const abnormal = z.object({
  kind: z.enum(alertKinds),
  /** Null for the site as a whole. */
  meterId: z.nullable(z.number()),
  /** The phase 1, 2 or 3; null for the meter as a whole. */
  phase: z.nullable(z.number()),
  from: instant,
  /** Null while it goes on. */
  to: z.nullable(instant),
  /** How often it happened between `from` and `to`; neighbouring readings are one event. */
  events: z.number(),
  unit: z.enum(alertUnits),
  worst: z.number(),
  worstAt: instant,
  /** The limit or the usual value that it is compared with, in `unit`. */
  limit: z.number(),
});

const dataAlerts = z.object({
  ...asked,
  /** Newest first; breaches have one entry for each meter, phase, kind and UTC day. */
  items: z.array(abnormal),
  /** The parameters that ask for the older entries; null when there are none. */
  next: z.nullable(z.object({ endtime: instant, skip: z.number() })),
});
export type DataAlerts = z.infer<typeof dataAlerts>;

const mostSkipped = 100_000;

export const dataalertQuery = z.object({
  ...askedSpan,
  sensorids,
  /** Kinds separated by commas; by default all of them. */
  kinds: z.optional(z.string('field_invalid').check(z.maxLength(200, 'field_invalid'))),
  /** The number of newest entries to leave out. */
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
  summary: 'Abnormal data by the site’s own limits; by default of the last 30 days.',
  owned: ownSite,
  params: siteId,
  query: dataalertQuery,
  computes: true,
  output: dataAlerts,
  errors: ['wrong_id', 'validation'],
});

/** The lowest and the highest value allowed for each parameter. */
export const alertParameterRanges = {
  /** No shorter silence is a gap in the ledger. */
  gapMinutes: [30, 10_080],
  offlineMinutes: [leastOfflineMinutes, 10_080],
  /** Limits in percent of the rating. */
  overVoltagePercent: [100, 200],
  underVoltagePercent: [0, 100],
  overCurrentPercent: [1, 1000],
  overPowerPercent: [1, 1000],
  /** 0–1. */
  lowPowerFactor: [0, 1],
  /** The number of robust deviations from the days before. */
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
  /** The resulting limit for each meter; null where the meter is not judged because it is not rated for it. */
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
