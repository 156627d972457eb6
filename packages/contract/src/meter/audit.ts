// The audit list of a meter: how the counter engine judged its readings, and what people decide about that.
import { eventKinds, eventReasons, unmeasuredCauses, witnessCauses } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { coverage, instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { question } from './audit-question.ts';
import { at, decided, ownMeter, registerShape, stepVerdict, verdicts, withId } from './audit-shapes.ts';

/**
 * `normal`: a decision about a count that would be normal without it. `clockError`: quarantined for its time.
 * `clockSetBack`: the server's clock was. `tookOver`: the counter begins after the meter's intervals end, or these after it.
 */
export const auditKinds = [...eventKinds, 'normal', 'clockError', 'clockSetBack', 'tookOver'] as const;
/** The reason why a reading is in quarantine: the error code that its device received. */
const clockErrors = ['reading_time_invalid', 'reading_time_far_off'] as const;
const decision = z.object({
  id: z.number(),
  verdict: z.enum([...verdicts, 'replacement', 'undo']),
  /** The username; null when the account was deleted. */
  by: z.nullable(z.string()),
  decidedAt: instant,
});

const auditItem = z.object({
  at: instant,
  kind: z.enum(auditKinds),
  reason: z.enum([...eventReasons, ...clockErrors, 'clockSetBack', 'tookOver']),
  /**
   * The instant of the last believed count before it; for a clock set back, the time the clock had shown before; where
   * something took over, the end of what was known before.
   */
  since: z.nullable(instant),
  /** Identifies the item together with `at`; −1 is the whole meter. */
  ...registerShape,
  /** The counts that the meter itself showed, in kWh. */
  beforeKwh: quantity,
  afterKwh: quantity,
  bookedKwh: quantity,
  /**
   * What the judgement adds to the energy counted, compared with nothing booked for the step: of a return, what it books
   * less what it takes back. Null where no energy is concerned.
   */
  effectKwh: quantity,
  /** Its money by the price at that time, what is to pay positive; null without a price, or where none is paid for it. */
  effectAmount: quantity,
  /** Of a gap: the energy that passed in it, which is spread over it. */
  spread: z.nullable(z.object({ importKwh: quantity, exportKwh: quantity })),
  /** The decision in force. */
  decision: z.nullable(decision),
  /** All decisions, oldest first. */
  history: z.array(decision),
  /** The decisions that are possible for the item. */
  choices: z.array(z.enum(verdicts)),
  quarantine: z.nullable(
    z.object({
      id: z.number(),
      claimedTime: z.string(),
      outcome: z.nullable(z.enum(['accepted', 'discarded'])),
    }),
  ),
});
export type AuditItem = z.infer<typeof auditItem>;

/** The time of a span that is not plainly measured, so that each estimated or missing figure leads to its cause. */
const unmeasured = z.object({
  coverage,
  /** Newest first, at most 100; together all that is not measured. */
  spans: z.array(
    z.object({
      from: instant,
      to: instant,
      kind: z.enum(['estimated', 'missing']),
      /**
       * `item`: an item of the list. `valueMissing`: the meter did not show all its counts. `undecided`: later readings
       * decide. `unreported`: nothing before the first or since the last reading.
       */
      cause: z.enum(unmeasuredCauses),
    }),
  ),
  hasMore: z.boolean(),
});

export type AuditUnmeasured = z.infer<typeof unmeasured>;

const page = {
  skip: z._default(z.coerce.number('field_invalid').check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  limit: z._default(z.coerce.number('field_invalid').check(z.int(), z.gte(1), z.lte(200)), 50),
};

export const list = call({
  name: 'audit.list',
  method: 'GET',
  path: '/api/v1/inverter/audit/{id}',
  access: 'account',
  summary: 'Every count that was not plainly normal, newest first, and what was decided about it.',
  owned: ownMeter,
  params: withId,
  query: z.object({
    ...page,
    kind: z.optional(z.enum(auditKinds, 'field_invalid')),
    /** Dates of the site's zone, `to` exclusive, at most 400 days: only what concerns them. One needs the other. */
    from: z.optional(rule.localDate),
    to: z.optional(rule.localDate),
  }),
  output: z.object({
    items: z.array(auditItem),
    hasMore: z.boolean(),
    /** The currency of the amounts; null without a tariff, and for those who may not see prices. */
    currency: z.nullable(z.string()),
    /** What only the owner can know; the newest such case that nobody has answered. */
    question: z.nullable(question),
    /** Of the dates asked for; null where none were. */
    unmeasured: z.nullable(unmeasured),
    /** The ledger is being recomputed, so figures are not final. */
    isRecomputing: z.boolean(),
    /** The newest count fell, jumped or is missing: what it means depends on the next readings. */
    isUndecided: z.boolean(),
  }),
  errors: ['validation', 'span_too_long'],
});

export const decide = call({
  name: 'audit.decide',
  method: 'POST',
  path: '/api/v1/inverter/decide/{id}',
  access: 'account',
  summary:
    'Decides an item, or several of an instant alike: book their energy, skip it, hold the count (do not believe it), or keep it as judged.',
  owned: ownMeter,
  params: withId,
  body: stepVerdict,
  output: decided,
  errors: ['audit_item_unknown', 'verdict_not_possible'],
});

export const undo = call({
  name: 'audit.undo',
  method: 'POST',
  path: '/api/v1/inverter/undo/{id}',
  access: 'account',
  summary: 'Takes a decision back; the ledger is then as it was before it.',
  owned: ownMeter,
  params: withId,
  body: z.object({ decisionId: rule.id }),
  output: decided,
  errors: ['decision_unknown', 'decision_undone', 'sn_used'],
});

/** The counts that a meter showed, in kWh. */
export const shownKwh = rule.numberWithin(0, 1_000_000_000_000);
const counts = z
  .array(
    z.object({
      phase: z.enum(['A', 'B', 'C', 'net'], 'field_invalid'),
      importKwh: z.optional(shownKwh),
      exportKwh: z.optional(shownKwh),
    }),
  )
  .check(z.maxLength(4, 'field_invalid'));

/** Of another device that took over. */
export const replacementShape = {
  at,
  /** The last counts of the old meter; a count that is left out is unknown. */
  finalCounts: counts,
  /** The first counts of the new meter; a count that is left out began at 0. */
  firstCounts: counts,
};

export const replace = call({
  name: 'audit.replace',
  method: 'POST',
  path: '/api/v1/inverter/replace/{id}',
  access: 'account',
  demo: 'refused',
  summary:
    'Records that another device took over. The meter and its history continue; nothing is booked for the change.',
  owned: ownMeter,
  params: withId,
  body: z.object({
    ...replacementShape,
    /** The SN of the new meter; left out when it is the same. */
    sn: z.optional(rule.serialNumber),
  }),
  output: decided,
  errors: [
    'replacement_time',
    'replacement_final_low',
    'replacement_final_high',
    'replacement_first_high',
    'sn_used',
  ],
});

const quarantined = z.object({
  id: z.number(),
  arrivedAt: instant,
  claimedTime: z.string(),
  reason: z.enum(clockErrors),
  outcome: z.nullable(z.enum(['accepted', 'discarded'])),
  /** One row for each phase, then the NEM row: V, A, W, import kWh, export kWh, Hz, PF. */
  phases: z.array(z.array(quantity)),
  net: z.nullable(z.array(quantity)),
});

export type Quarantined = z.infer<typeof quarantined>;

export const quarantine = call({
  name: 'audit.quarantine',
  method: 'GET',
  path: '/api/v1/inverter/quarantine/{id}',
  access: 'account',
  summary: 'Readings kept apart because their device’s clock was far off, newest first.',
  owned: ownMeter,
  params: withId,
  query: z.object(page),
  output: z.object({ items: z.array(quarantined), hasMore: z.boolean() }),
  errors: [],
});

export const settle = call({
  demo: 'refused',
  name: 'audit.settle',
  method: 'POST',
  path: '/api/v1/inverter/settle/{id}',
  access: 'account',
  summary: 'Ends a reading’s quarantine: it counts from the instant it arrived or claims, or is discarded.',
  owned: ownMeter,
  params: withId,
  body: z.object({
    readingId: rule.id,
    as: z.enum(['arrived', 'claimed', 'discarded'], 'field_invalid'),
  }),
  output: z.object({ outcome: z.enum(['accepted', 'discarded']) }),
  errors: ['quarantine_unknown', 'quarantine_settled', 'reading_time_invalid', 'reading_time_far_off'],
});

const powerDifference = z.object({
  /** A day of the site's zone. */
  date: z.string(),
  direction: z.enum(['import', 'export']),
  /** By the ledger, and by the integral of the power, over the time in which both are known. */
  countedKwh: z.number(),
  integratedKwh: z.number(),
  /** The likely one. */
  cause: z.enum(witnessCauses),
  /** The phases that differ; empty where all do. */
  phases: z.array(z.enum(['A', 'B', 'C'])),
});
export type PowerDifferenceItem = z.infer<typeof powerDifference>;

export const powers = call({
  name: 'audit.powers',
  method: 'GET',
  path: '/api/v1/inverter/auditpower/{id}',
  access: 'account',
  summary:
    'Days whose counted energy differs by more than 20 % and 0.2 kWh from the integral of the power, newest first.',
  owned: ownMeter,
  params: withId,
  query: z.object({ before: z.optional(rule.localDate) }),
  output: z.object({
    items: z.array(powerDifference),
    /** The first of the days looked at: the next page is of those before it. */
    fromDate: z.nullable(z.string()),
    /** The days among them on which the power was reported at least every five minutes for nine tenths of the day. */
    comparedDays: z.number(),
    hasMore: z.boolean(),
  }),
  errors: ['date_invalid'],
});
