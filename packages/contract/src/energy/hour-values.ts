// What the energy of a site or of its meters cost, brought, emitted and avoided by local hours.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';
import { energyHoursQuery, hourFigures, meterOfSeries } from './energy-hours.ts';

const byHour = z.nullable(z.array(quantity));

const hourValues = z.object({
  timeZone: z.string(),
  times: z.array(instant),
  to: instant,
  /** Null where prices are not shown. */
  currency: z.nullable(z.string()),
  figures: z.array(
    z.object({
      meter: meterOfSeries,
      key: z.enum(hourFigures),
      /**
       * What the energy from the grid cost in each hour, by its quarter-hours' prices with the taxes on energy, or what exporting it
       * brought; null of a yield. Of a load meter: what its part of the site's energy from the grid cost.
       */
      amounts: byHour,
      /** Grams of CO2 that the energy from the grid emitted, or that a yield avoided; null of an export. */
      grams: byHour,
      /** Share of each hour’s quarter-hours whose energy is known, 0–1; below 1 its values are those of the known part. */
      knownShare: z.array(z.number()),
    }),
  ),
});
export type SiteHourValues = z.infer<typeof hourValues>;

export const hourvalues = call({
  ...ofSite,
  name: 'site.hourvalues',
  method: 'GET',
  path: '/api/v1/site/hourvalues/{id}',
  summary:
    'What the energy of a site, or of some of its meters, cost, brought and emitted in each local hour of at most 400 days; by default of today. Tiers, demand, fixed charges and export credit are of the bill only.',
  query: energyHoursQuery,
  computes: true,
  output: hourValues,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
