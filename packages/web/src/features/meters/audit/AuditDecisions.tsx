import { AuditDecision } from './AuditDecision.tsx';
import type { AuditRows } from './audit-groups.ts';
import { decisionParts } from './decision-parts.ts';

type AuditDecisionsProps = {
  rows: AuditRows;
  zone: string;
  edits: boolean;
  onDecide: (rows: AuditRows) => void;
  onUndo: (decisionId: number) => void;
};

/** What was decided, for each counter where it is not the same for all. */
export const AuditDecisions = ({ rows, ...asked }: AuditDecisionsProps) => {
  const parts = decisionParts(rows);
  return parts.map((part) => (
    <AuditDecision key={part.key} part={part} isOfAll={parts.length === 1} {...asked} />
  ));
};
