// Pure: what was decided about counters that stand together: those of which the same was decided at once are one part.
import type { AuditItem } from '@ohmstead/contract';
import type { AuditRows } from './audit-groups.ts';
import type { AuditRow } from './audit-row.ts';

type Decision = AuditItem['history'][number];

export type DecisionPart = {
  readonly key: string;
  readonly rows: AuditRows;
  /** The one in force; any of its counters' takes back that of all. */
  readonly decision: Decision | null;
  /** All decisions, oldest first. */
  readonly history: readonly PastDecision[];
};

export type PastDecision = {
  readonly decision: Decision;
  /** The counters that it was about. */
  readonly items: readonly AuditItem[];
};

export const decisionParts = (rows: AuditRows): DecisionPart[] => {
  const parts = new Map<string, [AuditRow, ...AuditRow[]]>();
  for (const row of rows) {
    const key = keyOf(row.item.decision);
    const part = parts.get(key);
    if (part) part.push(row);
    else parts.set(key, [row]);
  }
  return [...parts].map(([key, together]) => ({
    key,
    rows: together,
    decision: together[0].item.decision,
    history: historyOf(together),
  }));
};

const historyOf = (rows: AuditRows): PastDecision[] => {
  const past = new Map<string, { decision: Decision; items: AuditItem[] }>();
  for (const { item } of rows) {
    for (const decision of item.history) {
      const one = past.get(keyOf(decision));
      if (one) one.items.push(item);
      else past.set(keyOf(decision), { decision, items: [item] });
    }
  }
  return [...past.values()].sort((a, b) => a.decision.id - b.decision.id);
};

const keyOf = (decision: Decision | null): string =>
  decision ? [decision.verdict, decision.by, decision.decidedAt].join(' ') : '';
