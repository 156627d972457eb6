// What a site's energy cost, brought, emitted and avoided by local hours.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';
import { askedSpan } from './asked-span.ts';
import { hourFigures } from './energy-hours.ts';

const byHour = z.nullable(z.array(quantity));

const hourValues = z.object({
  timeZone: z.string(),
  times: z.array(instant),
  to: instant,
  /** Null where prices are not shown. */
  currency: z.nullable(z.string()),
  figures: z.array(
    z.object({
      key: z.enum(hourFigures),
      /**
       * What the energy from the grid cost in each hour, by its quarter-hours' prices with the taxes on energy, or what exporting it
       * brought; null of a yield.
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
    'What the energy of a site cost, brought and emitted in each local hour of at most 400 days; by default of today. Tiers, demand, fixed charges and export credit are of the bill only.',
  query: z.object(askedSpan),
  computes: true,
  output: hourValues,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
