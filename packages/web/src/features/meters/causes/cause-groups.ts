// Pure: of what happened to several counters at once, those whose energy is said.
import { type AuditGroup, auditGroups } from '../audit/audit-groups.ts';
import type { AuditRow } from '../audit/audit-row.ts';
import { effectOf } from '../audit/effect/effect-of.ts';

export type CauseGroup = Pick<AuditGroup, 'key' | 'first'> & {
  /** The first for all where none of them has any. */
  readonly told: readonly AuditRow[];
  /** Each of them is said of its counter. */
  readonly namesCounters: boolean;
};

export const causeGroups = (rows: readonly AuditRow[], hasMore: boolean): CauseGroup[] =>
  auditGroups(rows, hasMore).map(causeGroup);

const causeGroup = ({ key, first, rows }: AuditGroup): CauseGroup => {
  const told = rows.filter(({ item }) => effectOf(item)?.kind !== 'nothing');
  if (told.length === 0) return { key, first, told: [first], namesCounters: false };
  return { key, first, told, namesCounters: rows.length > 1 };
};
