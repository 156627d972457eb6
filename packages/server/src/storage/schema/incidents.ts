// What people are notified of: their rules, what happened, and each step of it.
import type { IncidentFact, IncidentKind, IncidentStep } from '@ohmstead/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** One a site, meter or null, and kind; without one the kind's own beginnings hold. */
export type AlertRuleRow = {
  site_id: number;
  meter_id: number | null;
  kind: IncidentKind;
  is_on: boolean;
  /** Null: the usual one. */
  limit_value: number | null;
};

/** What a meter was judged by until an instant, since the one of the row before: the kinds that were on, with their limits. */
export type EarlierLimitRow = {
  meter_id: number;
  until: Instant;
  phases: number;
  limits: Json<readonly { readonly kind: IncidentKind; readonly limit: number | null }[]>;
};

/** A meter that has not been judged by its new limits yet. */
export type DueJudgementRow = {
  meter_id: number;
  from_at: Instant;
  changed_at: Instant;
};

export type MovedLimit = {
  readonly to: number;
  /** What was in force; `isOwn`: by a rule of this very meter or site. */
  readonly before: { readonly isOn: boolean; readonly limit: number | null; readonly isOwn: boolean };
};

export type IncidentRow = {
  id: Generated<number>;
  site_id: number;
  meter_id: number | null;
  kind: IncidentKind;
  phase: number | null;
  /** By the readings' own times, except of `offline`, which follows arrival. */
  started_at: Instant;
  ended_at: Instant | null;
  limit_value: number | null;
  worst: number | null;
  worst_at: Instant | null;
  facts: Json<readonly { readonly fact: IncidentFact; readonly value: number }[]>;
  evidence: Json<readonly { readonly at: string; readonly value: number | null }[]>;
  snoozed_until: Instant | null;
  is_normal: Generated<boolean>;
  /** The limit that calling it normal has moved; null: none. */
  moved_limit: ColumnType<MovedLimit | null, string | null | undefined, string | null>;
  /** Later readings showed that it was not so; it is shown no more. */
  corrected_at: Instant | null;
};

export type IncidentStepRow = {
  id: Generated<number>;
  incident_id: number;
  step: IncidentStep;
  /** When it happened. */
  at: Instant;
  /** People are notified of it from then on, unless it is taken back before. */
  settled_at: Instant;
  /** When it was decided whether to notify people; null: not yet. */
  decided_at: Instant | null;
  /** False: its rule was off or at rest then. */
  was_notified: Generated<boolean>;
};
