// What a bar chart draws: one stack a slot. Charts take series, not answers of the server.
import type { SeriesRole } from '../series-role.ts';

export type BarSlot = {
  readonly startMs: number;
  /** The label on the axis. */
  readonly label: string;
  /** The label in the readout and the table. */
  readonly longLabel: string;
  /** Where opening the slot leads, as a month's bar leads to its day. */
  readonly href?: string;
};

export type BarSeries<Key extends string = string> = {
  readonly key: Key;
  readonly role: SeriesRole;
  /** Energy that leaves or is used is drawn below zero. */
  readonly below: boolean;
  /** Stands beside the other series of its slot instead of on them. */
  readonly isBeside?: boolean;
  /** Drawn open, so that it is told from a filled one without its colour. */
  readonly isOpen?: boolean;
  /** One value per slot, never negative; null is unknown and leaves a gap. */
  readonly values: readonly (number | null)[];
  /** Slots in which part of the value is an estimate. */
  readonly estimated?: readonly boolean[];
  /** The same slots of the period it is compared with. */
  readonly compare?: readonly (number | null)[];
};

/** Grams are of CO₂ and written as kilograms. */
export type BarUnit = 'kWh' | 'W' | 'money' | 'g';

export type BarChartData<Key extends string = string> = {
  readonly slots: readonly BarSlot[];
  readonly unit: BarUnit;
  /** ISO 4217, of money. */
  readonly currency?: string;
  readonly series: readonly BarSeries<Key>[];
  /** The slot now lies in; what comes after it is still to come. Null in the past. */
  readonly nowSlot: number | null;
};
