// Pure: an entry of the audit list as it is shown.
import type { AuditItem } from '@ohmstead/contract';

export type AuditRow = {
  readonly key: string;
  readonly item: AuditItem;
  readonly atMs: number;
  readonly sinceMs: number | null;
  /** The counter it is about; null is the whole meter. */
  readonly counter: { readonly direction: 'import' | 'export'; readonly phase: string | null } | null;
  /** It has counts to show, even if one of them is unknown. */
  readonly hasCounts: boolean;
  /** Its counter can be drawn around the step. */
  readonly hasChart: boolean;
};

export const auditRow = (item: AuditItem): AuditRow => ({
  key: `${item.at} ${item.register} ${item.quarantine?.id ?? ''}`,
  item,
  atMs: Date.parse(item.at),
  sinceMs: item.since === null ? null : Date.parse(item.since),
  counter: item.direction && { direction: item.direction, phase: item.phase },
  hasCounts: hasCounts(item),
  hasChart: item.direction !== null && hasCounts(item),
});

const hasCounts = ({ beforeKwh, afterKwh, bookedKwh }: AuditItem): boolean =>
  beforeKwh !== null || afterKwh !== null || bookedKwh !== null;
