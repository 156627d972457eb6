// What-if calculations. Amounts are in the currency, exact to its minor unit; dates are the site's, `to` exclusive.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { quantity } from '../shapes.ts';
import { billCoverage, billLine, dates } from './bill-line.ts';
import { tariffBody } from './tariff.ts';

export const whatIfBody = z.object({
  ...dates,
  /** Another tariff for the whole span; by default the site’s own. */
  tariff: z.optional(tariffBody),
  /** A battery that the site does not have. */
  battery: z.optional(
    z.object({
      capacityKwh: z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1e6, 'number_out_of_range')),
      /** By default half the capacity in an hour. */
      powerKw: z.optional(
        z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1e6, 'number_out_of_range')),
      ),
      efficiency: z._default(
        z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1, 'number_out_of_range')),
        0.9,
      ),
    }),
  ),
  /** Additional solar modules. */
  solarKw: z.optional(z.number().check(z.gt(0, 'number_out_of_range'), z.lte(1e6, 'number_out_of_range'))),
});
export type WhatIfBody = z.infer<typeof whatIfBody>;

const figures = z.object({
  importKwh: quantity,
  exportKwh: quantity,
  selfUseKwh: quantity,
  cost: quantity,
  income: quantity,
  saving: quantity,
});

export const whatIf = call({
  ...ofSite,
  needs: 'prices',
  name: 'bill.whatIf',
  method: 'POST',
  path: '/api/v1/bill/whatif/{id}',
  summary:
    'What a site’s own history of at most 400 days would have cost with another tariff, a battery, more solar, or all of them. Indicative only.',
  body: whatIfBody,
  computes: true,
  output: z.object({
    ...dates,
    currency: z.string(),
    actual: figures,
    simulated: figures,
    /** The simulated cost less income, minus the actual one: below 0 is money saved. Null where one is unknown. */
    difference: quantity,
    coverage: billCoverage,
    /** The source of the shape of the added solar: the site’s own yield, or the clear-sky model at its location. */
    solarBy: z.nullable(z.enum(['ownYield', 'clearSky'])),
    lines: z.array(billLine),
  }),
  errors: ['validation', 'no_coordinates'],
});
