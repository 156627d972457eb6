// Energy by local hours: of meters, and of a site.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { coverage, instant, quantity } from '../shapes.ts';
import { askedSpan } from './asked-span.ts';
import { sensorids } from './sensor-ids.ts';

const energyHours = z.object({
  timeZone: z.string(),
  times: z.array(instant),
  to: instant,
  meters: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** The energy of each hour, in kWh. */
      importKwh: z.array(quantity),
      exportKwh: z.array(quantity),
      /** Share of each hour's quarter-hours that are wholly known, 0–1; below 1 its energies are those of the known part. */
      knownShare: z.array(z.number()),
      coverage,
    }),
  ),
});
export type EnergyHours = z.infer<typeof energyHours>;

export const energyHoursQuery = z.object({ sensorids, ...askedSpan });

export const energyhourdata = call({
  ...ofSite,
  name: 'site.energyhourdata',
  method: 'GET',
  path: '/api/v1/site/energyhourdata/{id}',
  summary: 'What meters passed in each local hour of at most 400 days; by default of today.',
  query: energyHoursQuery,
  computes: true,
  output: energyHours,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

export const hourFigures = ['consumption', 'import', 'export', 'yield'] as const;

const siteHours = z.object({
  timeZone: z.string(),
  times: z.array(instant),
  to: instant,
  /** Only the figures of which something is known. */
  figures: z.array(
    z.object({
      key: z.enum(hourFigures),
      /** One value for each hour, in kWh. */
      kWh: z.array(quantity),
      /** Share of each hour’s quarter-hours that are known, 0–1; below 1 its energy is that of the known part. */
      knownShare: z.array(z.number()),
    }),
  ),
});
export type SiteHours = z.infer<typeof siteHours>;

export const energyhours = call({
  ...ofSite,
  name: 'site.energyhours',
  method: 'GET',
  path: '/api/v1/site/energyhours/{id}',
  summary: 'The balance of a site in each local hour of at most 400 days; by default of today.',
  query: z.object(askedSpan),
  computes: true,
  output: siteHours,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

const byMonthAndHour = z.array(z.array(quantity));

/** Null for the site. */
export const meterOfSeries = z.nullable(z.object({ id: z.number(), name: z.string() }));

const hourMeasure = z.enum(['energy', 'money', 'emissions']);
export type HourMeasure = z.infer<typeof hourMeasure>;

const hourMonths = z.object({
  timeZone: z.string(),
  months: z.array(
    z.object({
      /** `yyyy-mm` */
      month: z.string(),
      /** The first instant of each wall-clock hour, 0–23, in the month; null where the month has no such hour. */
      times: z.array(z.nullable(instant)),
    }),
  ),
  /** Null where prices are not shown. */
  currency: z.nullable(z.string()),
  /** In kWh, in the currency, or in grams of CO2; those of a meter or figure that has no such values are left out. */
  series: z.array(
    z.object({
      meter: meterOfSeries,
      key: z.enum(hourFigures),
      total: quantity,
      /** The highest hour; the first where several are equal. */
      highest: z.nullable(z.object({ at: instant, value: z.number() })),
      /** The mean over the known hours, by month and then by wall-clock hour. */
      mean: byMonthAndHour,
      /** Share of those hours that is known, 0–1; hours to come do not count. */
      knownShare: z.array(z.array(z.number())),
    }),
  ),
});
export type HourMonths = z.infer<typeof hourMonths>;

export const energyhourmonths = call({
  ...ofSite,
  name: 'site.energyhourmonths',
  method: 'GET',
  path: '/api/v1/site/energyhourmonths/{id}',
  summary:
    'The mean of each hour of the clock by month, of a site or of some of its meters: their energy, or what it cost or emitted as `site/hourvalues` has it; by default of all time.',
  query: z.extend(energyHoursQuery, { measure: z._default(hourMeasure, 'energy') }),
  computes: true,
  output: hourMonths,
  errors: ['wrong_id', 'validation'],
});
