// Why a bill is higher or lower than another.
import { billChangeKinds } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { dates } from './bill-line.ts';

const side = z.object({
  ...dates,
  /** The amount to pay so far; null where it is not known. */
  net: quantity,
  consumptionKwh: z.number(),
});

const part = z.object({
  kind: z.enum(billChangeKinds),
  /** Of the parts of `use`: the load meter; null for what none measures. */
  meterId: z.nullable(z.number()),
  name: z.nullable(z.string()),
  /** By which it makes the later bill higher (+) or lower (−). */
  amount: z.number(),
});
export type BillChangeLine = z.infer<typeof part>;

const billChange = z.object({
  currency: z.string(),
  before: side,
  after: side,
  /** The later net less the earlier, which is the sum of the parts; null where one of them is not known. */
  difference: quantity,
  /** In the order in which they are attributed. */
  parts: z.array(part),
  /** Whether one of the periods still runs: both are then compared up to the same number of days. */
  isOpen: z.boolean(),
});
export type SiteBillChange = z.infer<typeof billChange>;

const billChangeQuery = z.object({
  /** A date of the later billing period; by default today. */
  time: z.optional(rule.localDate),
  /** The period before, or the one of the same date a year ago. */
  than: z._default(z.enum(['previous', 'lastYear'], 'field_invalid'), 'previous'),
  /** A date of the other billing period, instead of `than`. */
  with: z.optional(rule.localDate),
});

export const change = call({
  ...ofSite,
  needs: 'prices',
  name: 'bill.change',
  method: 'GET',
  path: '/api/v1/bill/change/{id}',
  summary:
    'Why the bill of a billing period is higher or lower than another, as parts that sum up to the difference.',
  query: billChangeQuery,
  computes: true,
  output: billChange,
  errors: ['wrong_id', 'validation'],
});
