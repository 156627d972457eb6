/** Slots in view, side by side over the whole width; the end is exclusive. */
export type SlotRange = { readonly from: number; readonly to: number };

/** Where a place among the slots lies, as a share of the width. */
export const shareOf = ({ from, to }: SlotRange, slot: number): number => (slot - from) / (to - from);

/** The part a drag marks, in whole slots; null where it is too short to be meant. */
export const draggedRange = (
  range: SlotRange,
  startX: number,
  endX: number,
  plot: { left: number; width: number },
): SlotRange | null => {
  if (Math.abs(endX - startX) < leastPx) return null;
  const at = (x: number) => {
    const share = Math.min(1, Math.max(0, (x - plot.left) / plot.width));
    return range.from + share * (range.to - range.from);
  };
  const from = Math.floor(Math.min(at(startX), at(endX)));
  const to = Math.ceil(Math.max(at(startX), at(endX)));
  return to - from < leastSlots ? null : { from, to };
};

const leastPx = 12;
/** Fewer than these are no course. */
const leastSlots = 4;
