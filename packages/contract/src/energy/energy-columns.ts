// Energy by columns. Time types: 0 a day, 1 a month, 2 a year, 3 all.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { coverage, instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';

const choice = (most: number) =>
  z._default(
    z.coerce
      .number('field_invalid')
      .check(z.int('field_invalid'), z.gte(0, 'field_invalid'), z.lte(most, 'field_invalid')),
    0,
  );
export const timeType = choice(3);

export const energyKeys = [
  'import',
  'export',
  'yield',
  'consumption',
  'selfUse',
  'charge',
  'discharge',
  /** Where the consumption came from: together they are the consumption. */
  'gridUse',
  'directUse',
  'storageUse',
] as const;
export type EnergyKey = (typeof energyKeys)[number];

export const columns = z.object({
  timeZone: z.string(),
  /** Starts of the columns; the last one ends at `to`. A day has as many hours as its clocks show. */
  times: z.array(instant),
  to: instant,
  /** Values are null where nothing is known, and in the future. */
  series: z.array(z.object({ key: z.enum(energyKeys), unit: z.literal('kWh'), data: z.array(quantity) })),
  /** The coverage of each column, over its time up to now. */
  coverage: z.array(coverage),
  /** Indexes of the columns in which the meters contradict each other at times: part of their figures is unknown. */
  inconsistent: z.array(z.number()),
  /**
   * Indexes of the columns in which something without a meter produced; where it did for more than 1 % of a column, its
   * consumption is null.
   */
  unmetered: z.array(z.number()),
});
export type EnergyColumns = z.infer<typeof columns>;

export const columnsQuery = z.object({
  date: z.optional(rule.localDate),
  timetype: timeType,
  /** 0 yield and where it went, 1 consumption and where it came from, 2 the whole balance. */
  ctype: choice(2),
});

/** A failure is a readable text, with status 200. */
const columnsOrFailure = z.union([columns, z.string()]);

export const energyTypeColumn = call({
  ...ofSite,
  name: 'site.EnergyTypeColumn',
  method: 'GET',
  path: '/api/v1/site/EnergyTypeColumn/{id}',
  summary: 'Energy by hours of a day, days of a month, months of a year, or years.',
  failsAsText: true,
  query: columnsQuery,
  computes: true,
  output: columnsOrFailure,
  errors: ['wrong_id', 'validation'],
});

export const energyTypeColumnSolar = call({
  ...ofSite,
  name: 'site.EnergyTypeColumnSolar',
  method: 'GET',
  path: '/api/v1/site/EnergyTypeColumnSolar/{id}',
  summary:
    'Energy by hours, days, months or years of a site that produces; fails for a site without an inverter.',
  failsAsText: true,
  query: columnsQuery,
  computes: true,
  output: columnsOrFailure,
  errors: ['wrong_id', 'validation', 'no_inverter'],
});
