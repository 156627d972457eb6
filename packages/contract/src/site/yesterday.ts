// What the account’s sites used yesterday and what it cost, each and together.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { yesterdayOfSite } from '../energy/brief.ts';
import { quantity } from '../shapes.ts';

export const yesterday = call({
  name: 'user.yesterday',
  method: 'GET',
  path: '/api/v1/user/yesterday',
  access: 'account',
  summary:
    'What each of the account’s sites used yesterday and what it cost, beside a usual such day, and the sums.',
  computes: true,
  output: z.object({
    /** Each of its own local day. */
    sites: z.array(
      z.extend(yesterdayOfSite, {
        id: z.number(),
        name: z.string(),
        /** ISO 4217. */
        currency: z.string(),
      }),
    ),
    total: z.object({
      /** Of the days that are known; null where they are not of one date. */
      date: z.nullable(z.string()),
      /** Of what is known. */
      consumptionKwh: quantity,
      /** By the sum of their usual days, less 1; null where one of these is not known, or they are not of one date. */
      change: quantity,
      /** By currency; sites without a known amount are in none. */
      amounts: z.array(z.object({ currency: z.string(), amount: z.number(), sites: z.number() })),
    }),
  }),
  errors: [],
});
export type AccountYesterday = z.infer<typeof yesterday.output>;
