// Pure: what a decision would change, as rows of before and after.
import type { AuditChange, AuditPreview } from '@ohmstead/contract';
import { withoutOwnSum } from '../without-own-sum.ts';

export type EnergyChange = {
  readonly direction: 'import' | 'export';
  readonly beforeKwh: number | null;
  readonly afterKwh: number | null;
};

const directions = ['import', 'export'] as const;

/** The registers of a direction together; of one that is not known, nothing is. */
export const energyChanges = (changes: readonly AuditChange[]): EnergyChange[] =>
  directions.flatMap((direction) => {
    const own = summedOf(changes, direction);
    if (own.length === 0) return [];
    const beforeKwh = sumOf(own.map((change) => change.beforeKwh));
    const afterKwh = sumOf(own.map((change) => change.afterKwh));
    return [{ direction, beforeKwh, afterKwh }];
  });

/** Those that make up the sum, without registers that the meter does not have. */
const summedOf = (
  changes: readonly AuditChange[],
  direction: EnergyChange['direction'],
): readonly AuditChange[] => {
  const own = changes.filter((change) => (change.direction ?? 'import') === direction);
  const known = own.filter((change) => !isUnknown(change));
  return withoutOwnSum(known.length > 0 ? known : own);
};

/** Import and export of three phases. */
const registersOfAll = 6;

/** The counters whose figures are shown, where those may not be all of the meter. */
export const countersShown = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.length < registersOfAll ? directions.flatMap((direction) => summedOf(changes, direction)) : [];

const isUnknown = ({ beforeKwh, afterKwh }: Pick<EnergyChange, 'beforeKwh' | 'afterKwh'>): boolean =>
  beforeKwh === null && afterKwh === null;

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Nothing at all, as far as was computed to its end. What is unknown before and after is no evidence of it. */
export const changesNothing = ({ month, changedDays, isPartial, bill }: AuditPreview): boolean =>
  changedDays === 0 && !isPartial && isSameBill(bill) && isKnown(energyChanges(month.changes));

const isSameBill = (bill: AuditPreview['bill']): boolean =>
  bill === null || (bill.before !== null && bill.before === bill.after);

const isKnown = (changes: readonly EnergyChange[]): boolean =>
  changes.length === 0 || changes.some((change) => !isUnknown(change));
