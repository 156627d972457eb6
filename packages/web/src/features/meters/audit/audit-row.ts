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
  /** The counter that is drawn around the step: of a gap the first one. Null where none is concerned. */
  readonly drawnRegister: number | null;
};

export const auditRow = (item: AuditItem): AuditRow => ({
  key: `${item.at} ${item.register} ${item.quarantine?.id ?? ''}`,
  item,
  atMs: Date.parse(item.at),
  sinceMs: item.since === null ? null : Date.parse(item.since),
  counter: item.direction && { direction: item.direction, phase: item.phase },
  hasCounts: hasCounts(item),
  drawnRegister: drawnRegister(item),
});

const hasCounts = ({ beforeKwh, afterKwh, bookedKwh }: AuditItem): boolean =>
  beforeKwh !== null || afterKwh !== null || bookedKwh !== null;

const firstRegister = 0;

const drawnRegister = (item: AuditItem): number | null => {
  if (item.kind === 'gap') return firstRegister;
  return item.direction !== null && hasCounts(item) ? item.register : null;
};
