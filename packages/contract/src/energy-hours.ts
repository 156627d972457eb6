// Energy by local hours: of meters, and of a site.
import * as z from 'zod/mini';
import { askedSpan } from './asked-span.ts';
import { call } from './call.ts';
import { ofSite } from './of-site.ts';
import { sensorids } from './sensor-ids.ts';
import { coverage, instant, quantity } from './shapes.ts';

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

export const energyHoursQuery = z.object({ sensorids, ...askedSpan });

export const energyhourdata = call({
  ...ofSite,
  name: 'site.energyhourdata',
  method: 'GET',
  path: '/api/v1/site/energyhourdata/{id}',
  summary: 'What meters passed in each local hour; of today when no span is told. At most 400 days.',
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
  ...ofSite,
  name: 'site.energyhours',
  method: 'GET',
  path: '/api/v1/site/energyhours/{id}',
  summary: 'The balance of a site in each local hour; of today when no span is told. At most 400 days.',
  query: z.object(askedSpan),
  output: siteHours,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
