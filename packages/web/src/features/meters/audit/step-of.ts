// Pure: a decision about counters that stand together, as it is sent.
import type { StepDecision, Verdict } from '@ohmstead/contract';
import type { AuditRows } from './audit-groups.ts';

export const stepOf = ([first, ...others]: AuditRows, verdict: Verdict): StepDecision => ({
  at: first.item.at,
  register: first.item.register,
  ...(others.length > 0 && { others: others.map(({ item }) => item.register) }),
  verdict,
});
