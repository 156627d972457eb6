// Pure: of counters that stand together, the one to draw.
import type { AuditRow } from '../audit-row.ts';

/** The one whose energy changes most, and of those alike the one whose count does. */
export const mostMoved = (rows: readonly AuditRow[]): AuditRow | null =>
  rows
    .filter(({ drawn }) => drawn !== null)
    .reduce<AuditRow | null>((most, row) => (most === null || movesMore(row, most) ? row : most), null);

const movesMore = (one: AuditRow, other: AuditRow): boolean => {
  const more = energyOf(one) - energyOf(other);
  return more > 0 || (more === 0 && stepOf(one) > stepOf(other));
};

const energyOf = ({ item: { effectKwh } }: AuditRow): number => Math.abs(effectKwh ?? 0);

const stepOf = ({ item: { beforeKwh, afterKwh } }: AuditRow): number =>
  Math.abs((afterKwh ?? 0) - (beforeKwh ?? 0));
