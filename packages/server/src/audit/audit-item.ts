import type { AuditItem } from '@ohmstead/contract';
import { formatInstantMicros, mwhPerKwh, wholeMeter } from '@ohmstead/domain';
import type { JudgedAs } from '../ingest/admission/counter-rules.ts';
import type { AuditRow } from './audit-rows.ts';
import { type DecisionFact, deviceItself, inForce, presentFact } from './decision-facts.ts';

export const auditItemOf = (row: AuditRow, facts: readonly DecisionFact[]): AuditItem => {
  const history = facts.filter((fact) => isAbout(fact, row));
  const decision = inForce(history.filter((fact) => !hasLapsed(fact, row)));
  const { detail, quarantine, register } = row;
  const counts = detail?.reason === 'clockSetBack' ? null : detail;
  return {
    at: formatInstantMicros(row.atMicros),
    kind: row.kind,
    reason: quarantine?.reason ?? detail?.reason ?? 'decided',
    since: detail ? formatInstantMicros(detail.sinceMicros) : null,
    register,
    phase: register === wholeMeter ? null : (phases[register >> 1] ?? null),
    direction: register === wholeMeter ? null : register % 2 === 0 ? 'import' : 'export',
    beforeKwh: kwh(counts?.beforeMwh),
    afterKwh: kwh(counts?.afterMwh),
    bookedKwh: kwh(counts?.bookedMwh),
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

const kwh = (mwh: number | null | undefined): number | null => (mwh == null ? null : mwh / mwhPerKwh);

/** Items about clocks: no decision is about them. */
const clockKinds: ReadonlySet<AuditItem['kind']> = new Set(['clockError', 'clockSetBack']);

/** A replacement is of the whole meter, and each of its registers has an event of it. */
const isAbout = (fact: DecisionFact, { atMicros, register, kind }: AuditRow): boolean => {
  if (fact.atMicros !== atMicros || clockKinds.has(kind)) return false;
  return fact.register === (kind === 'replacement' ? deviceItself : register);
};

export const choicesOf = (kind: AuditItem['kind']): AuditItem['choices'] => {
  switch (kind) {
    case 'clockError':
    case 'clockSetBack':
    case 'replacement':
      return [];
    case 'gap':
      return ['keep'];
    default:
      return ['book', 'skip', 'hold', 'keep'];
  }
};
