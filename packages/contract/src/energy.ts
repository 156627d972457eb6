// Energy over time: columns, reports, hours, areas, and one meter's day. Time types: 0 a day, 1 a month, 2 a year, 3 all.
import { phaseRules } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { coverage, energyFigures, instant, meterLive, quantity } from './shapes.ts';
import * as rule from './validation.ts';

const ownSite = { id: 'site' } as const;
const siteId = z.object({ id: rule.id });

const choice = (most: number) =>
  z._default(
    z.coerce
      .number('field_invalid')
      .check(z.int('field_invalid'), z.gte(0, 'field_invalid'), z.lte(most, 'field_invalid')),
    0,
  );
const timeType = choice(3);

export const energyKeys = [
  'import',
  'export',
  'yield',
  'consumption',
  'selfUse',
  'charge',
  'discharge',
] as const;
export type EnergyKey = (typeof energyKeys)[number];

export const columns = z.object({
  timeZone: z.string(),
  /** Starts of the columns; the last one ends at `to`. A day has as many hours as its clocks show. */
  times: z.array(instant),
  to: instant,
  /** Null where nothing is known, and in the future. */
  series: z.array(z.object({ key: z.enum(energyKeys), unit: z.literal('kWh'), data: z.array(quantity) })),
  /** Of each column, over its time up to now. */
  coverage: z.array(coverage),
  /** Places of the columns in which the meters contradict each other somewhere: part of their figures is unknown. */
  inconsistent: z.array(z.number()),
});
export type EnergyColumns = z.infer<typeof columns>;

export const columnsQuery = z.object({
  date: z.optional(rule.localDate),
  timetype: timeType,
  /** 0 yield and where it went, 1 consumption and where it came from, 2 the whole balance. */
  ctype: choice(2),
});

/** A failure is a text for people, with status 200. */
const columnsOrFailure = z.union([columns, z.string()]);

export const energyTypeColumn = call({
  name: 'site.EnergyTypeColumn',
  method: 'GET',
  path: '/api/v1/site/EnergyTypeColumn/{id}',
  access: 'account',
  summary: 'Energy by hours of a day, days of a month, months of a year, or years.',
  owned: ownSite,
  failsAsText: true,
  params: siteId,
  query: columnsQuery,
  output: columnsOrFailure,
  errors: ['wrong_id', 'validation'],
});

export const energyTypeColumnSolar = call({
  name: 'site.EnergyTypeColumnSolar',
  method: 'GET',
  path: '/api/v1/site/EnergyTypeColumnSolar/{id}',
  access: 'account',
  summary: 'The same of a site that produces; of one without an inverter it fails.',
  owned: ownSite,
  failsAsText: true,
  params: siteId,
  query: columnsQuery,
  output: columnsOrFailure,
  errors: ['wrong_id', 'validation', 'no_inverter'],
});

const spanFigures = z.object({ from: instant, to: instant, figures: energyFigures });

/** The share by which the current period has more (+) or less (−); null where that cannot be said. */
const comparedFigures = z.extend(spanFigures, {
  change: z.object({ import: quantity, export: quantity, yield: quantity, consumption: quantity }),
});

const phaseRule = z.enum(phaseRules);

/** What each three-phase rule would tell, where they differ; else empty. */
const byRule = z.array(
  z.object({ rule: phaseRule, importKwh: quantity, exportKwh: quantity, selfUseKwh: quantity }),
);

export const reportViews = ['yield', 'consumption', 'balance'] as const;

const energyReport = z.object({
  reporttype: z.number(),
  view: z.enum(reportViews),
  current: spanFigures,
  /** The period before, up to the same time in it while the current one runs; null for all time. */
  previous: z.nullable(comparedFigures),
  /** The same period of the year before; null for a year and for all time. */
  lastYear: z.nullable(comparedFigures),
  /** Highest import of a quarter-hour, as average power, and when. */
  demand: z.nullable(z.object({ powerW: z.number(), at: instant })),
  phaseRule,
  byRule,
  /** Grams; null without an emission factor. */
  co2: z.object({ emittedG: quantity, avoidedG: quantity }),
  columns,
  /** Of the whole period compared with, where one was asked for and there is one. */
  comparedColumns: z.nullable(columns),
});
export type EnergyReport = z.infer<typeof energyReport>;

export const energyReportQuery = z.object({
  reporttype: timeType,
  /** Any date of the period; today when left out. */
  time: z.optional(rule.localDate),
  view: z._default(z.enum(reportViews, 'field_invalid'), 'balance'),
  compare: z.optional(z.enum(['previous', 'lastYear'], 'field_invalid')),
  /** Instead of a type and a time: some days by themselves, the end exclusive, by day. At most 400. */
  starttime: z.optional(rule.localDate),
  endtime: z.optional(rule.localDate),
});

export const energyreport = call({
  name: 'site.energyreport',
  method: 'GET',
  path: '/api/v1/site/energyreport/{id}',
  access: 'account',
  summary: 'Energy of a period, beside the period before and the same one a year before.',
  owned: ownSite,
  params: siteId,
  query: energyReportQuery,
  output: energyReport,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

/** Local dates of the site, the end exclusive, or instants with offset. */
const instantOrDate = z.optional(z.string('date_invalid').check(z.maxLength(40, 'date_invalid')));
const span = { starttime: instantOrDate, endtime: instantOrDate };

const areaEnergy = z.extend(energyFigures, { from: instant, to: instant, phaseRule, byRule });
export type AreaEnergy = z.infer<typeof areaEnergy>;

export const areaenergy = call({
  name: 'site.areaenergy',
  method: 'GET',
  path: '/api/v1/site/areaenergy/{id}',
  access: 'account',
  summary: 'Energy of any span; of this month when none is told. At most 50 years.',
  owned: ownSite,
  params: siteId,
  query: z.object(span),
  output: areaEnergy,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

const longestList = 2000;
/** Ids of meters of the site, with commas between. */
const sensorids = z.optional(
  z
    .string('id_invalid')
    .check(z.maxLength(longestList, 'id_invalid'), z.regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, 'id_invalid')),
);

const energyHours = z.object({
  timeZone: z.string(),
  times: z.array(instant),
  to: instant,
  meters: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** kWh by hour. */
      importKwh: z.array(quantity),
      exportKwh: z.array(quantity),
      /** Share of each hour's quarter-hours that are wholly known, 0–1; below 1 its energies are of what is known. */
      knownShare: z.array(z.number()),
      coverage,
    }),
  ),
});
export type EnergyHours = z.infer<typeof energyHours>;

export const energyHoursQuery = z.object({ sensorids, ...span });

export const energyhourdata = call({
  name: 'site.energyhourdata',
  method: 'GET',
  path: '/api/v1/site/energyhourdata/{id}',
  access: 'account',
  summary: 'What meters passed in each local hour; of today when no span is told. At most 400 days.',
  owned: ownSite,
  params: siteId,
  query: energyHoursQuery,
  output: energyHours,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

const hourFigures = ['consumption', 'import', 'export', 'yield'] as const;

const siteHours = z.object({
  timeZone: z.string(),
  times: z.array(instant),
  to: instant,
  /** Those of which something is known. */
  figures: z.array(
    z.object({
      key: z.enum(hourFigures),
      /** By hour. */
      kWh: z.array(quantity),
      /** Share of each hour’s quarter-hours that are known, 0–1; below 1 its energy is of what is known. */
      knownShare: z.array(z.number()),
    }),
  ),
});
export type SiteHours = z.infer<typeof siteHours>;

export const energyhours = call({
  name: 'site.energyhours',
  method: 'GET',
  path: '/api/v1/site/energyhours/{id}',
  access: 'account',
  summary: 'The balance of a site in each local hour; of today when no span is told. At most 400 days.',
  owned: ownSite,
  params: siteId,
  query: z.object(span),
  output: siteHours,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});

export const lineColumns = [
  'power',
  'voltage',
  'current',
  'import',
  'export',
  'frequency',
  'powerFactor',
] as const;
export type LineColumn = (typeof lineColumns)[number];

/** A meter as the lists of a site's devices show it. */
const device = z.extend(meterLive, {
  /** What `inverter/dataLine` can draw of it, with its newest value. */
  dataDict: z.array(z.object({ key: z.enum(lineColumns), unit: z.string(), value: quantity })),
});
export type Device = z.infer<typeof device>;

export const inverterListOfSite = call({
  name: 'site.inverterList',
  method: 'GET',
  path: '/api/v1/site/inverterList/{id}',
  access: 'account',
  summary: 'The meters of a site with their newest values.',
  owned: ownSite,
  params: siteId,
  output: z.array(device),
  errors: ['wrong_id'],
});

export const inverterlist = call({
  name: 'user.inverterlist',
  method: 'GET',
  path: '/api/v1/user/inverterlist',
  access: 'account',
  summary: 'The meters of the account with their newest values.',
  output: z.array(device),
  errors: [],
});

const dataLineOutput = z.object({
  date: z.string(),
  timeZone: z.string(),
  from: instant,
  to: instant,
  stepSeconds: z.number(),
  columnName: z.enum(lineColumns),
  unit: z.string(),
  /**
   * By phase, and their sum where it means something. Averages of the minutes, of counters their highest value;
   * null where nothing was told.
   */
  series: z.array(z.object({ key: z.enum(['A', 'B', 'C', 'sum']), data: z.array(quantity) })),
});
export type DataLine = z.infer<typeof dataLineOutput>;

export const dataLine = call({
  name: 'meter.dataLine',
  method: 'GET',
  path: '/api/v1/inverter/dataLine/{id}',
  access: 'account',
  summary: 'One quantity of a meter over a local day in one-minute averages.',
  owned: { id: 'meter' },
  params: siteId,
  query: z.object({
    date: z.optional(rule.localDate),
    columnName: z._default(z.enum(lineColumns, 'field_invalid'), 'power'),
  }),
  output: dataLineOutput,
  errors: ['wrong_id', 'validation'],
});
