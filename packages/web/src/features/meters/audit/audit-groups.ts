// Pure: what one thing has done to several counters of a meter stands together.
import type { AuditRow } from './audit-row.ts';

export type AuditRows = readonly [AuditRow, ...AuditRow[]];

export type AuditGroup = {
  readonly key: string;
  /** What they have in common. */
  readonly first: AuditRow;
  readonly rows: AuditRows;
};

/** In the order of the rows. While there are more of them, the last instant's may not be all: its counters wait. */
export const auditGroups = (rows: readonly AuditRow[], hasMore: boolean): AuditGroup[] => {
  const last = rows.at(-1)?.item.at;
  const groups = new Map<string, [AuditRow, ...AuditRow[]]>();
  for (const row of rows) {
    if (hasMore && row.counter !== null && row.item.at === last) continue;
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups].map(([key, together]) => ({ key, first: together[0], rows: together }));
};

const keyOf = ({ item: { kind, reason, at, since, quarantine } }: AuditRow): string =>
  [kind, reason, at, since, quarantine?.id].join(' ');
