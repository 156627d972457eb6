// Pure: what a decision would change, as rows of before and after.
import type { AuditChange, AuditPreview } from '@ohmstead/contract';

export type EnergyChange = {
  readonly direction: 'import' | 'export';
  readonly beforeKwh: number | null;
  readonly afterKwh: number | null;
};

/** The registers of a direction together; of one that is not known, nothing is. */
export const energyChanges = (changes: readonly AuditChange[]): EnergyChange[] =>
  (['import', 'export'] as const).flatMap((direction) => {
    const own = changes.filter((change) => (change.direction ?? 'import') === direction);
    if (own.length === 0) return [];
    const beforeKwh = sumOf(own.map((change) => change.beforeKwh));
    const afterKwh = sumOf(own.map((change) => change.afterKwh));
    return [{ direction, beforeKwh, afterKwh }];
  });

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Nothing at all, as far as was computed to its end. */
export const changesNothing = ({ changedDays, isPartial, bill }: AuditPreview): boolean =>
  changedDays === 0 && !isPartial && bill?.before === bill?.after;
