// A meter's newest values, and one of its quantities over a day.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, meterLive, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';

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
  /** The quantities that `inverter/dataLine` can draw, with their newest values. */
  dataDict: z.array(z.object({ key: z.enum(lineColumns), unit: z.string(), value: quantity })),
});
export type Device = z.infer<typeof device>;

export const inverterListOfSite = call({
  ...ofSite,
  name: 'site.inverterList',
  method: 'GET',
  path: '/api/v1/site/inverterList/{id}',
  summary: 'The meters of a site with their newest values.',
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
   * One series for each phase, and their sum where it has a meaning. A value is the average of a minute, for counters
   * the highest value; null where nothing was measured.
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
  params: z.object({ id: rule.id }),
  query: z.object({
    date: z.optional(rule.localDate),
    columnName: z._default(z.enum(lineColumns, 'field_invalid'), 'power'),
  }),
  output: dataLineOutput,
  errors: ['wrong_id', 'validation'],
});
