// What the counter engine needs to know of a meter beyond its readings, as the database has it.
import {
  type CounterDecision,
  type CounterRules,
  counterRulesOf,
  type GivenAnswer,
  mwhPerKwh,
  type Registers,
  type StepVerdict,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { microsOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import { alertsColumn, alertsOfRecord, type MeterAlerts } from '../alerts/meter-alerts.ts';

/** What a decision says, by its kind; see migration 0004. */
export type DecisionDetail = {
  /** `keep` marks a judgement as seen and never enters the ledger. */
  readonly verdict?: StepVerdict | 'keep';
  /** What `keep` was said of: it lapses when the judgement changes. */
  readonly judged?: JudgedAs;
  /** Of a decision that is part of an answer: what was answered. */
  readonly answer?: GivenAnswer;
  /** Of what was decided of several registers at once: the first of these decisions, which has none. */
  readonly together?: number;
  readonly finalMwh?: Registers;
  readonly firstMwh?: Registers;
  /** The serial numbers of the meter before and after a replacement. */
  readonly snBefore?: string;
  readonly sn?: string;
};

export type JudgedAs = {
  readonly kind: string;
  readonly reason: string;
  readonly bookedMwh: number | null;
};

type DecisionRecord = {
  readonly at: number;
  readonly register: number;
  readonly kind: 'step' | 'replacement';
  readonly detail: DecisionDetail;
};

/** The newest of an instant and register that is not taken back. */
const decisionsInForce = sql<DecisionRecord[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'at', ${microsOf(sql.ref('at'))}, 'register', register, 'kind', kind, 'detail', detail) order by at, register)
  from (
    select distinct on (at, register) at, register, kind, detail
    from counter_decision as decision
    where decision.meter_id = meter.id and kind <> 'undo' and detail ->> 'verdict' is distinct from 'keep'
      and not exists (select from counter_decision as undo where undo.undoes = decision.id)
    order by at, register, id desc
  ) as in_force)`;

/** To be selected from `meter`, for `rulesOfRow`. */
export const ruleColumns = [
  'meter.rated_power_w',
  'meter.counter_modulus_kwh',
  decisionsInForce.as('decisions'),
] as const;

type RuleRow = {
  readonly rated_power_w: number | null;
  readonly counter_modulus_kwh: number | null;
  readonly decisions: DecisionRecord[] | null;
};

export const rulesOfRow = ({ rated_power_w, counter_modulus_kwh, decisions }: RuleRow): CounterRules =>
  counterRulesOf(rated_power_w, {
    modulusMwh: counter_modulus_kwh === null ? null : Math.round(counter_modulus_kwh * mwhPerKwh),
    decisions: (decisions ?? []).map(decisionOf),
  });

const decisionOf = ({ at: atMicros, register, kind, detail }: DecisionRecord): CounterDecision =>
  kind === 'step'
    ? { kind, atMicros, register, verdict: verdictOf(detail) }
    : { kind, atMicros, finalMwh: detail.finalMwh ?? [], firstMwh: detail.firstMwh ?? [] };

const verdictOf = ({ verdict }: DecisionDetail): StepVerdict =>
  verdict === undefined || verdict === 'keep' ? 'hold' : verdict;

export type RuledMeter = {
  readonly id: number;
  readonly sn: string;
  readonly rules: CounterRules;
  readonly alerts: MeterAlerts;
};

/** Null where there is no such meter. */
export const ruledMeter = async (db: Kysely<Database>, meterId: number): Promise<RuledMeter | null> => {
  const row = await db
    .selectFrom('meter')
    .select(['meter.id', 'meter.sn', ...ruleColumns])
    .select(alertsColumn.as('alerts'))
    .where('meter.id', '=', meterId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, sn, alerts } = row;
  return { id, sn, rules: rulesOfRow(row), alerts: alertsOfRecord(id, alerts) };
};
