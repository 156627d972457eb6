// Pure: the slots of line charts that have few of them.
import { labelStride } from '../plot/label-stride.ts';
import type { LineSlots } from './line-chart-data.ts';

export type NamedSlot = { readonly label: string; readonly longLabel: string };

/** Few slots, each with its name: the hours of a mean day, the steps of a duration curve. */
export const namedSlots = (id: string | number, slots: readonly NamedSlot[]): LineSlots => ({
  id,
  count: slots.length,
  ticksFor: (widthPx) => {
    const stride = labelStride(
      slots.map(({ label }) => label),
      widthPx,
    );
    return slots.flatMap(({ label }, slot) => (slot % stride === 0 ? [{ slot, label }] : []));
  },
  nameOf: (slot) => slots[slot]?.longLabel ?? '',
  stride: Math.max(1, Math.round(slots.length / 10)),
  rows: slots.map((_, slot) => ({ fromSlot: slot, toSlot: slot + 1 })),
});
