// A site's energy balance in consecutive quarter-hours, from which bills, forecasts and reports are made.

/** A column of mWh, one entry a quarter-hour; null is unknown, never 0. */
export type SlotColumn = readonly (number | null)[];

/**
 * How a quarter-hour is known, in the words of validation, estimation and editing (VEE): measured (actual reads),
 * estimated (spread over a gap or held over a dip), missing, inconsistent (the site's meters contradict each other).
 */
export const slotQualities = { measured: 0, estimated: 1, missing: 2, inconsistent: 3 } as const;
export type SlotQuality = (typeof slotQualities)[keyof typeof slotQualities];

/** Columns of equal length; entry i is `[fromMs + i × 15 min, fromMs + (i + 1) × 15 min)`, aligned to UTC quarter-hours. */
export type SiteSlots = {
  readonly fromMs: number;
  readonly imported: SlotColumn;
  readonly exported: SlotColumn;
  readonly yielded: SlotColumn;
  readonly consumed: SlotColumn;
  /** Yield not exported, what was stored included. */
  readonly selfUsed: SlotColumn;
  readonly charged: SlotColumn;
  readonly discharged: SlotColumn;
  readonly quality: readonly SlotQuality[];
};

/** The consumption of a span is unknown when unmetered production takes more than this share of it. */
export const mostUnmetered = 0.01;

/** Share of the slots in which something without a meter produced, 0–1; 0 without slots. */
export const unmeteredShareOf = (slots: SiteSlots): number => {
  const { length } = slots.quality;
  return length === 0 ? 0 : slots.quality.filter((_, slot) => isUnmetered(slots, slot)).length / length;
};

/** The grid meter is known for all of the slot, and consumption is still unknown. */
const isUnmetered = ({ quality, imported, exported, consumed }: SiteSlots, slot: number): boolean =>
  (quality[slot] === slotQualities.measured || quality[slot] === slotQualities.estimated) &&
  (imported[slot] ?? null) !== null &&
  (exported[slot] ?? null) !== null &&
  (consumed[slot] ?? null) === null;
