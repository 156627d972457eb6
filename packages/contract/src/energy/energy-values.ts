// What the energy of a span cost, brought and emitted over time.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';

export const valueSteps = ['hour', 'day', 'month'] as const;
export type ValueStep = (typeof valueSteps)[number];

const energyValue = z.object({
  from: instant,
  to: instant,
  /** Imported energy at its quarter-hours' prices with the taxes on energy, in the currency; null where none is known. */
  cost: quantity,
  /** What feeding in brought; null where nothing is paid, and where export is set against import. */
  income: quantity,
  /** Grams; null without an emission factor. */
  emittedG: quantity,
  avoidedG: quantity,
});

const energyValues = z.object({
  timeZone: z.string(),
  /** Null where prices are not shown. */
  currency: z.nullable(z.string()),
  columns: z.array(energyValue),
  whole: energyValue,
  /** Imported energy without a price. */
  unpricedKwh: z.number(),
});
export type EnergyValues = z.infer<typeof energyValues>;

export const energyvalues = call({
  ...ofSite,
  name: 'site.energyvalues',
  method: 'GET',
  path: '/api/v1/site/energyvalues/{id}',
  summary:
    'What the energy of at most 400 days cost, brought and emitted, by hours (of at most 35 days), days or months; by default of the month so far. Tiers, demand, fixed charges and export credit are of the bill only.',
  query: z.object({
    starttime: z.optional(rule.localDate),
    /** Not included. */
    endtime: z.optional(rule.localDate),
    by: z._default(z.enum(valueSteps, 'field_invalid'), 'day'),
  }),
  computes: true,
  output: energyValues,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
