// How well the energy of a statement is known, and which part of it has no price.
import { type SlotColumn, type SlotQuality, slotQualities } from '../site/site-slots.ts';
import type { SlotRange } from '../time/slot.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { BillCoverage, UnpricedReason, UnpricedSpan } from './bill.ts';

/** Numbers of quarter-hours, and the spans without a price. */
export type Known = {
  measured: number;
  estimated: number;
  missing: number;
  unpricedSlots: number;
  readonly unpriced: UnpricedSpan[];
};

export const nothingKnown = (): Known => ({
  measured: 0,
  estimated: 0,
  missing: 0,
  unpricedSlots: 0,
  unpriced: [],
});

/** Readings of meters that contradict each other count as an estimate. */
const isMeasured = (quality: SlotQuality | undefined): boolean => quality === slotQualities.measured;

type Noted = {
  readonly column: SlotColumn;
  readonly quality: readonly SlotQuality[];
  readonly span: SlotRange;
};

/** Counts every quarter-hour of the span by its quality. */
export const noteColumn = (known: Known, { column, quality, span }: Noted): void => {
  for (let index = span.from; index < span.to; index += 1) {
    if (column[index] === null) known.missing += 1;
    else if (isMeasured(quality[index])) known.measured += 1;
    else known.estimated += 1;
  }
};

export type UnpricedSlot = {
  readonly reason: UnpricedReason;
  readonly atMs: number;
  readonly energyMwh: number;
  readonly quality: SlotQuality | undefined;
};

/** Moves a slot that `noteColumn` has counted from known to unpriced. */
export const noteUnpriced = (known: Known, { reason, atMs, energyMwh, quality }: UnpricedSlot): void => {
  if (isMeasured(quality)) known.measured -= 1;
  else known.estimated -= 1;
  known.unpricedSlots += 1;
  const last = known.unpriced.at(-1);
  const joins = last !== undefined && last.reason === reason && last.toMs === atMs;
  if (joins) known.unpriced.pop();
  known.unpriced.push({
    reason,
    fromMs: joins ? last.fromMs : atMs,
    toMs: atMs + quarterHourMs,
    energyMwh: (joins ? last.energyMwh : 0) + energyMwh,
  });
};

export const coverageOfKnown = (known: Known): BillCoverage => {
  const { measured, estimated, missing, unpricedSlots } = known;
  const all = measured + estimated + missing + unpricedSlots;
  if (all === 0) return { measured: 0, estimated: 0, missing: 1, unpriced: 0 };
  return {
    measured: measured / all,
    estimated: estimated / all,
    missing: missing / all,
    unpriced: unpricedSlots / all,
  };
};
