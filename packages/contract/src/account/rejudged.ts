// What changed of an account's months and bills when stored counts were judged anew, by an upgrade or a rebuild.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, quantity } from '../shapes.ts';

/** The meters whose audit lists have the cause; empty where it is no longer known. */
const causes = z.array(z.number());

const rejudgedMonth = z.object({
  /** `yyyy-mm` */
  month: z.string(),
  figure: z.enum(['imported', 'exported', 'yielded', 'consumed']),
  beforeKwh: quantity,
  afterKwh: quantity,
  causes,
});
export type RejudgedMonth = z.infer<typeof rejudgedMonth>;

const rejudgedBill = z.object({
  from: z.string(),
  /** The day after the last. */
  to: z.string(),
  currency: z.string(),
  /** What is due. */
  before: quantity,
  after: quantity,
  causes,
});
export type RejudgedBill = z.infer<typeof rejudgedBill>;

const rejudgedSite = z.object({
  id: z.number(),
  site: z.object({ id: z.number(), name: z.string() }),
  /** When its counts began to be judged anew. */
  at: instant,
  /** The meters whose counts were. */
  meters: z.array(z.object({ id: z.number(), name: z.string() })),
  months: z.array(rejudgedMonth),
  bills: z.array(rejudgedBill),
});
export type RejudgedSite = z.infer<typeof rejudgedSite>;

export const rejudged = call({
  name: 'user.rejudged',
  method: 'GET',
  path: '/api/v1/user/rejudged',
  access: 'account',
  summary:
    'The months and bills of the account’s sites that changed when stored counts were judged anew, before and after; the newest first.',
  output: z.array(rejudgedSite),
  errors: [],
});
