import type { AuditItem } from '@ohmstead/contract';
import { type AskingEvent, effectMwh, formatInstantMicros, mwhPerKwh, wholeMeter } from '@ohmstead/domain';
import type { JudgedAs } from '../ingest/admission/counter-rules.ts';
import { type AuditRow, isCounterDetail } from './audit-rows.ts';
import { type DecisionFact, deviceItself, inForce, presentFact } from './decision-facts.ts';

/** What an item adds, in money and where nobody knows when. */
export type Consequences = Pick<AuditItem, 'effectAmount' | 'spread'>;

export const auditItemOf = (
  row: AuditRow,
  facts: readonly DecisionFact[],
  consequences: Consequences,
): AuditItem => {
  const history = facts.filter((fact) => isAbout(fact, row));
  const decision = decisionOn(row, history);
  const { detail, quarantine, register } = row;
  const counts = isCounterDetail(detail) ? detail : null;
  return {
    at: formatInstantMicros(row.atMicros),
    kind: row.kind,
    reason: quarantine?.reason ?? detail?.reason ?? 'decided',
    since: detail ? formatInstantMicros(detail.sinceMicros) : null,
    ...placeOf(register),
    beforeKwh: kwhOf(counts?.beforeMwh),
    afterKwh: kwhOf(counts?.afterMwh),
    bookedKwh: kwhOf(counts?.bookedMwh),
    effectKwh: kwhOf(effectOf(row)),
    ...consequences,
    decision: decision && presentFact(decision),
    history: history.map(presentFact),
    choices: choicesOf(row.kind),
    quarantine: quarantine && {
      id: quarantine.id,
      claimedTime: quarantine.claimedTime,
      outcome: quarantine.outcome,
    },
  };
};

/** The decision in force. */
const decisionOn = (row: AuditRow, history: readonly DecisionFact[]): DecisionFact | null =>
  inForce(history.filter((fact) => !hasLapsed(fact, row)));

/** Whether a decision is in force about an event; facts of other items are passed over. */
export const isDecided = (event: AskingEvent, facts: readonly DecisionFact[]): boolean => {
  const row: AuditRow = { ...event, detail: event, quarantine: null };
  const ofItem = facts.filter((fact) => isAbout(fact, row));
  return decisionOn(row, ofItem) !== null;
};

/** Null where no energy is concerned. */
export const effectOf = ({ detail, isCovered }: AuditRow): number | null => {
  const effect = isCounterDetail(detail) ? effectMwh(detail) : null;
  return isCovered && effect !== null ? 0 : effect;
};

type Place = Pick<AuditItem, 'register' | 'phase' | 'direction'>;

export const placeOf = (register: number): Place =>
  register === wholeMeter
    ? { register, phase: null, direction: null }
    : {
        register,
        phase: phases[register >> 1] ?? null,
        direction: register % 2 === 0 ? 'import' : 'export',
      };

/** It was said that the judgement is right, and it has become another one. */
const hasLapsed = ({ detail: { judged } }: DecisionFact, { kind, detail }: AuditRow): boolean => {
  if (judged === undefined) return false;
  const { reason, bookedMwh } = judgementOf(detail);
  return judged.kind !== kind || judged.reason !== reason || judged.bookedMwh !== bookedMwh;
};

export const judgementOf = (detail: AuditRow['detail']): Omit<JudgedAs, 'kind'> => ({
  reason: detail?.reason ?? 'decided',
  bookedMwh: detail && 'bookedMwh' in detail ? detail.bookedMwh : null,
});

const phases = ['A', 'B', 'C', 'net'] as const;

export const kwhOf = (mwh: number | null | undefined): number | null =>
  mwh == null ? null : mwh / mwhPerKwh;

/** Items about clocks, and about what is known of intervals: no decision is about them. */
const undecidedKinds: ReadonlySet<AuditItem['kind']> = new Set(['clockError', 'clockSetBack', 'tookOver']);

/** A replacement is of the whole meter, and each of its registers has an event of it. */
const isAbout = (fact: DecisionFact, { atMicros, register, kind }: AuditRow): boolean => {
  if (fact.atMicros !== atMicros || undecidedKinds.has(kind)) return false;
  return fact.register === (kind === 'replacement' ? deviceItself : register);
};

export const choicesOf = (kind: AuditItem['kind']): AuditItem['choices'] => {
  switch (kind) {
    case 'clockError':
    case 'clockSetBack':
    case 'tookOver':
    case 'replacement':
      return [];
    case 'gap':
      return ['keep'];
    default:
      return ['book', 'skip', 'hold', 'keep'];
  }
};
