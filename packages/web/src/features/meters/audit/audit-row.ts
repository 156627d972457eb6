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
  /** The counter that is drawn around the step. Null where none is concerned. */
  readonly drawn: DrawnCounter | null;
};

export type DrawnCounter = Pick<AuditItem, 'register' | 'phase' | 'direction'>;

export const auditRow = (item: AuditItem): AuditRow => ({
  key: `${item.at} ${item.register} ${item.quarantine?.id ?? ''}`,
  item,
  atMs: Date.parse(item.at),
  sinceMs: item.since === null ? null : Date.parse(item.since),
  counter: item.direction && { direction: item.direction, phase: item.phase },
  hasCounts: hasCounts(item),
  drawn: drawnCounter(item),
});

type Counts = Pick<AuditItem, 'beforeKwh' | 'afterKwh' | 'bookedKwh'>;

const hasCounts = ({ beforeKwh, afterKwh, bookedKwh }: Counts): boolean =>
  beforeKwh !== null || afterKwh !== null || bookedKwh !== null;

const firstImport: DrawnCounter = { register: 0, phase: 'A', direction: 'import' };
const firstExport: DrawnCounter = { register: 1, phase: 'A', direction: 'export' };

/** Of a gap the first counter whose energy was spread. */
const drawnCounter = ({ kind, spread, ...item }: AuditItem): DrawnCounter | null => {
  if (kind === 'gap') return spread?.exportKwh && !spread.importKwh ? firstExport : firstImport;
  const { register, phase, direction } = item;
  return direction !== null && hasCounts(item) ? { register, phase, direction } : null;
};
