// What a decision about a meter's counts would change, and what it is about.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { dates } from '../money/bill-line.ts';
import { ofSite } from '../of-site.ts';
import { coverage, instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { replacementShape } from './audit.ts';
import { givenAnswer } from './audit-question.ts';
import { at, ownMeter, registerShape, stepVerdict, withId } from './audit-shapes.ts';

/** The energy of each register that the decision is about; null is unknown. */
const changes = z.array(z.object({ ...registerShape, beforeKwh: quantity, afterKwh: quantity }));
export type AuditChange = z.infer<typeof changes>[number];

/** A verdict, an answer, a replacement, or the decision that is taken back. */
const supposedDecision = z.union(
  [
    stepVerdict,
    givenAnswer,
    z.object({ decisionId: rule.id }),
    z.object({ replacement: z.object(replacementShape) }),
  ],
  'field_invalid',
);
export type SupposedDecision = z.output<typeof supposedDecision>;

const previewed = z.object({
  /** The local day and month of the instant that is decided about. */
  day: z.object({ date: z.string(), changes }),
  month: z.object({ month: z.string(), changes }),
  /** The site's billing period that holds the instant; null without a tariff. Totals are null where they are unknown. */
  bill: z.nullable(z.object({ ...dates, currency: z.string(), before: quantity, after: quantity })),
  /** The local days whose energy becomes another one. */
  changedDays: z.number(),
  /** There was no time for all of it, or the figures are being recomputed: later days may change too. */
  isPartial: z.boolean(),
});
export type AuditPreview = z.infer<typeof previewed>;

export const preview = call({
  name: 'audit.preview',
  method: 'POST',
  path: '/api/v1/inverter/decidepreview/{id}',
  access: 'account',
  summary:
    'What a decision, an answer, a replacement, or taking a decision back would change. Nothing is stored. `keep` changes no energy, and a bill by its demand charge only.',
  owned: ownMeter,
  params: withId,
  body: supposedDecision,
  output: previewed,
  errors: [
    'audit_item_unknown',
    'verdict_not_possible',
    'decision_unknown',
    'decision_undone',
    'sn_used',
    'replacement_time',
    'replacement_final_low',
    'replacement_final_high',
    'replacement_first_high',
  ],
});

export const counts = call({
  name: 'audit.counts',
  method: 'GET',
  path: '/api/v1/inverter/auditcounts/{id}',
  access: 'account',
  summary: 'What a register showed around an item of the audit list, and what was counted.',
  owned: ownMeter,
  params: withId,
  query: z.object({
    at,
    register: z.coerce.number('field_invalid').check(z.int('field_invalid'), z.gte(0), z.lte(7)),
  }),
  output: z.object({
    /** At most 120, in order of time. */
    points: z.array(
      z.object({
        at: instant,
        /** What the meter itself showed. */
        shownKwh: quantity,
        /** The energy counted since the first point. */
        countedKwh: quantity,
      }),
    ),
  }),
  errors: ['audit_item_unknown'],
});

export const causes = call({
  ...ofSite,
  name: 'audit.causes',
  method: 'GET',
  path: '/api/v1/site/auditcauses/{id}',
  summary:
    'Where the estimated and missing energy of a site’s figures comes from: its meters, with what their audit lists hold of these dates.',
  query: z.object({
    from: rule.localDate,
    /** Exclusive; at most 400 days. */
    to: rule.localDate,
  }),
  output: z.object({
    meters: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        placeName: z.string(),
        /** Items of its audit list that concern the dates; those of one instant, beginning, kind and reason count once. */
        items: z.number(),
        coverage,
      }),
    ),
  }),
  errors: ['validation', 'span_too_long'],
});
