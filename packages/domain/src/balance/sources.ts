// Where a site's consumption came from in a quarter-hour, and what of the import went into the storage.
//   consumption = from the grid + direct use + from the storage
// 1. What is imported is consumed as far as it can be; only import beyond the consumption charges the storage.
// 2. Of the rest of the consumption, the yield that was neither exported nor stored was used directly.
// 3. What remains came from the storage.
// What a storage loses is in none of them: it is charge − discharge.
import type { BalanceFigures } from './balance.ts';

/** All ≥ 0, in the unit of the balance. */
export type Sources = {
  /** Null where no grid meter measures it. */
  readonly gridUsed: number | null;
  /** Yield used as it was produced; null without an inverter meter. */
  readonly directUsed: number | null;
  /** What the storage gave to the consumption; null without storage. */
  readonly storageUsed: number | null;
  /** Import that charged the storage; null without storage. */
  readonly gridStored: number | null;
};

export type SourceFlows = Pick<
  BalanceFigures,
  'imported' | 'consumed' | 'selfUsed' | 'charged' | 'discharged'
>;

const unknownSources: Sources = { gridUsed: null, directUsed: null, storageUsed: null, gridStored: null };

/** Without a known consumption and import its sources are unknown. Where a storage is unknown, consumption is too. */
export const sourcesOf = ({ imported, consumed, selfUsed, charged, discharged }: SourceFlows): Sources => {
  if (consumed === null || imported === null) return unknownSources;
  if (charged === null || discharged === null) {
    return {
      gridUsed: consumed - (selfUsed ?? 0),
      directUsed: selfUsed,
      storageUsed: null,
      gridStored: null,
    };
  }
  const gridUsed = Math.min(imported, consumed);
  const own = consumed - gridUsed;
  const directUsed = selfUsed === null ? null : Math.min(own, Math.max(0, selfUsed - charged));
  return {
    gridUsed,
    directUsed,
    storageUsed: own - (directUsed ?? 0),
    gridStored: Math.min(imported - gridUsed, charged),
  };
};

/** The consumption that the site covered itself; null where it has nothing of its own. */
export const ownUse = ({ directUsed, storageUsed }: Sources): number | null =>
  directUsed === null && storageUsed === null ? null : (directUsed ?? 0) + (storageUsed ?? 0);
