// What a line chart draws: any quantities over any slots, on one axis or two.
import type { SeriesRole } from '../series-role.ts';

export type LineTick = { readonly slot: number; readonly label: string };

/** The slots side by side: minutes of a day, hours of a mean day, steps of a duration curve. */
export type LineSlots = {
  /** Another identity begins unread. */
  readonly id: string | number;
  readonly count: number;
  /** Marks at the slots' beginnings, as many as the width has room for; one may stand at `count`. */
  ticksFor(widthPx: number): readonly LineTick[];
  /** The name of a slot in the readout and the table. */
  nameOf(slot: number): string;
  /** Slots an arrow key goes with Shift. */
  readonly stride: number;
  /** The table's rows, each the mean of its slots; the end is exclusive. */
  readonly rows: readonly { readonly fromSlot: number; readonly toSlot: number }[];
};

export type LineAxis = {
  /** Empty for a plain number, as a power factor. */
  readonly unit: string;
  readonly digits: number;
  /** Voltage and frequency are drawn around their values instead of from zero. */
  readonly fromZero: boolean;
};

export type LineSeries<Key extends string = string> = {
  readonly key: Key;
  readonly role: SeriesRole;
  /** Lines of the right axis are dashed. */
  readonly axis: 'left' | 'right';
  /** Dotted is what others are compared with; steps hold through their slot, as prices do. */
  readonly drawn: 'area' | 'line' | 'dotted' | 'steps';
  /** One value per slot; null is missing and leaves a gap. */
  readonly values: readonly (number | null)[];
};

export type LineChartData<Key extends string = string> = {
  readonly slots: LineSlots;
  readonly left: LineAxis;
  readonly right?: LineAxis;
  readonly series: readonly LineSeries<Key>[];
  /** Where now lies, in slots; null in the past. */
  readonly nowSlot: number | null;
};
