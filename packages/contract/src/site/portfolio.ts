// The sums over the account's sites.
import * as z from 'zod/mini';
import { siteListItem } from '../account/user.ts';
import { call } from '../call.ts';
import { quantity } from '../shapes.ts';

const portfolioSums = z.object({
  powerW: quantity,
  consumptionKwh: z.object({ today: quantity, month: quantity, year: quantity }),
  yieldKwh: z.object({ today: quantity, month: quantity, year: quantity }),
  /** Bills so far (cost less feed-in income) of the running billing periods, by currency; sites without a tariff are in none. */
  bills: z.array(z.object({ currency: z.string(), amount: z.number(), sites: z.number() })),
  /** The sites of which a figure above is unknown; they are left out of its sum. */
  incompleteSiteIds: z.array(z.number()),
});

export const portfolio = call({
  name: 'user.portfolio',
  method: 'GET',
  path: '/api/v1/user/portfolio',
  access: 'account',
  summary: 'The sums of power, energy and bills so far over the account’s sites, by group and in all.',
  computes: true,
  output: z.object({
    /** The values that the sums add up, as in the list of sites. */
    sites: z.array(
      z.pick(siteListItem, { id: true, monthEnergy: true, monthCoverage: true, monthFee: true }),
    ),
    total: portfolioSums,
    groups: z.array(
      z.extend(portfolioSums, {
        /** Null for the sites without a group. */
        name: z.nullable(z.string()),
        siteIds: z.array(z.number()),
      }),
    ),
  }),
  errors: [],
});
export type Portfolio = z.infer<typeof portfolio.output>;
