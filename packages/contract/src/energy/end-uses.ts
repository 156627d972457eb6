// Where a site's consumption went: by load meter, and what none measures.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';
import { askedSpan } from './asked-span.ts';

/** kWh is the sum of the four sources. */
const use = {
  kWh: z.number(),
  gridKwh: z.number(),
  /** From the site's own production, as it was produced. */
  directKwh: z.number(),
  storageKwh: z.number(),
  /** Of unknown source; less than 0 where meters show more than there was. */
  unsourcedKwh: z.number(),
  /** What it drew all the time. */
  alwaysOnKwh: z.number(),
  /** The price of its energy from the grid, with the taxes on energy; null without a tariff, and where prices are not shown. */
  amount: quantity,
  /** Grams of CO2 of its energy from the grid; null without an emission factor. */
  emittedG: quantity,
};
/** Less than 0 where the meters exceed what they are parts of. */
const unmeasured = z.object(use);
export type UnmeasuredUse = z.infer<typeof unmeasured>;

const meterUse = z.object({
  ...use,
  meterId: z.number(),
  name: z.string(),
  /** The meter that it stands behind and is a part of; null at the top. */
  behindId: z.nullable(z.number()),
  /** What the meters behind it do not measure of it; null where none stands behind it. */
  rest: z.nullable(unmeasured),
  /** Share of the quarter-hours in which the consumption is known, and this meter is not, 0–1. */
  unknownShare: z.number(),
});
export type MeterUse = z.infer<typeof meterUse>;

const endUses = z.object({
  from: instant,
  to: instant,
  /** The meters at the top and what is not measured are all of it; null where it is unknown throughout. */
  consumptionKwh: quantity,
  /** The greatest first; those behind a meter follow it. */
  uses: z.array(meterUse),
  notMeasured: unmeasured,
  /** What the meters showed while the consumption was unknown; it is in no use. */
  outsideKwh: z.number(),
  /** Null where the site has none. */
  storage: z.nullable(
    z.object({
      chargedKwh: z.number(),
      dischargedKwh: z.number(),
      gridKwh: z.number(),
      amount: quantity,
      emittedG: quantity,
    }),
  ),
  /** Energy from the grid without a price. */
  unpricedKwh: z.number(),
  /** Share of the quarter-hours in which the consumption is known, 0–1. */
  knownShare: z.number(),
  currency: z.string(),
});
export type SiteEndUses = z.infer<typeof endUses>;

export const enduses = call({
  ...ofSite,
  name: 'site.enduses',
  method: 'GET',
  path: '/api/v1/site/enduses/{id}',
  summary: 'Where the consumption of at most 400 days went, by load meter; by default of the month so far.',
  query: z.object(askedSpan),
  computes: true,
  output: endUses,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
