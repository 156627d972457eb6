// An hour as the sum of a site's quarter-hours.
import {
  type LocalSpan,
  type SiteSlots,
  type SlotColumn,
  sliceSlots,
  slotQualities,
  sourcesAt,
  unmeteredShareOf,
} from '@ohmstead/domain';
import type { Column } from './column.ts';

/** The coverage is that of the quarter-hours that have begun. */
export const hourOf = (slots: SiteSlots, hour: LocalSpan, nowMs: number): Column => {
  const within = sliceSlots(slots, { fromMs: hour.fromMs, toMs: Math.min(hour.toMs, nowMs) });
  const { quality } = within;
  const share = (...wanted: number[]): number =>
    quality.length === 0 ? 0 : quality.filter((value) => wanted.includes(value)).length / quality.length;
  const measured = share(slotQualities.measured);
  const estimated = share(slotQualities.estimated);
  const isUnmetered = unmeteredShareOf(within) > 0;
  return {
    fromMs: hour.fromMs,
    toMs: hour.toMs,
    energy: {
      imported: sum(within.imported),
      exported: sum(within.exported),
      yielded: sum(within.yielded),
      consumed: isUnmetered ? null : sum(within.consumed),
      selfUsed: sum(within.selfUsed),
      charged: sum(within.charged),
      discharged: sum(within.discharged),
      ...(isUnmetered ? unknownSources : sourcesIn(within)),
    },
    coverage: { measured, estimated, missing: Math.max(0, 1 - measured - estimated) },
    isInconsistent: quality.includes(slotQualities.inconsistent),
    isUnmetered,
  };
};

/** The sum of what is known; null where nothing is. */
const sum = (column: SlotColumn): number | null =>
  column.reduce<number | null>((total, value) => (value === null ? total : (total ?? 0) + value), null);

const unknownSources = { gridUsed: null, directUsed: null, storageUsed: null };

const sourcesIn = (slots: SiteSlots): Record<'gridUsed' | 'directUsed' | 'storageUsed', number | null> => {
  const sources = slots.quality.map((_, slot) => sourcesAt(slots, slot));
  return {
    gridUsed: sum(sources.map(({ gridUsed }) => gridUsed)),
    directUsed: sum(sources.map(({ directUsed }) => directUsed)),
    storageUsed: sum(sources.map(({ storageUsed }) => storageUsed)),
  };
};
