// Pure: what one thing has done to several counters of a meter stands together.
import type { AuditRow } from '../audit/audit-row.ts';
import { effectOf } from '../audit/effect/effect-of.ts';

export type CauseGroup = {
  readonly key: string;
  /** What they have in common. */
  readonly first: AuditRow;
  /** Those whose energy is said: the first for all where none of them has any. */
  readonly told: readonly AuditRow[];
  /** Each of them is said of its counter. */
  readonly namesCounters: boolean;
};

/** In the order of the rows. */
export const causeGroups = (rows: readonly AuditRow[]): CauseGroup[] => {
  const groups = new Map<string, [AuditRow, ...AuditRow[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups].map(([key, together]) => groupOf(key, together));
};

const keyOf = ({ item: { kind, reason, at, since } }: AuditRow): string =>
  [kind, reason, at, since].join(' ');

const groupOf = (key: string, together: readonly [AuditRow, ...AuditRow[]]): CauseGroup => {
  const [first] = together;
  const told = together.filter(({ item }) => effectOf(item)?.kind !== 'nothing');
  if (told.length === 0) return { key, first, told: [first], namesCounters: false };
  return { key, first, told, namesCounters: together.length > 1 };
};
