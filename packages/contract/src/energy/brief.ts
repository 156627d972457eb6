// What a glance at a site should say: yesterday beside a usual such day, and what energy costs now and costs least.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';

export const yesterdayOfSite = z.object({
  /** The site's local date. */
  date: z.string(),
  /** Of the part of the day that is known. */
  consumptionKwh: quantity,
  /** 0–1. */
  knownShare: z.number(),
  /**
   * The median of the last eight days of the same weekday that are whole; null where there are fewer than three, or
   * yesterday is not whole.
   */
  usual: z.nullable(
    z.object({
      kWh: z.number(),
      days: z.number(),
      /** Yesterday by it, less 1; null where it is 0. */
      change: quantity,
    }),
  ),
  /** What the day adds to the bill, the cost less the income; null without a tariff, and where prices are not shown. */
  amount: quantity,
});

const siteBrief = z.object({
  yesterday: yesterdayOfSite,
  /** ISO 4217. */
  currency: z.string(),
  /** Per bought kWh, with the taxes on energy. Null without a price now, and where prices are not shown. */
  price: z.nullable(
    z.object({
      now: z.number(),
      /** The cheapest two hours or more of the next 24, where they are cheaper than now. */
      cheapest: z.nullable(z.object({ from: instant, to: instant, price: z.number() })),
    }),
  ),
});
export type SiteBrief = z.infer<typeof siteBrief>;

export const brief = call({
  ...ofSite,
  name: 'site.brief',
  method: 'GET',
  path: '/api/v1/site/brief/{id}',
  summary: 'Yesterday’s use and cost beside a usual such day, the price now, and the next cheap hours.',
  computes: true,
  output: siteBrief,
  errors: ['wrong_id'],
});
