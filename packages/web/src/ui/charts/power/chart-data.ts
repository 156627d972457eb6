// What a power chart draws: a day in slots of a minute or more. Charts take series, not answers of the server.

import type { PowerUnit } from '../power-unit.ts';
import type { EnergyRole } from '../series-role.ts';
import type { DayAxis } from './day-axis.ts';

export type { EnergyRole } from '../series-role.ts';

export type ChartSeries<Key extends string = string> = {
  readonly key: Key;
  readonly role: EnergyRole;
  readonly drawn: 'area' | 'line';
  /** Energy that leaves is drawn below zero. */
  readonly below: boolean;
  /** Values are never negative; null is missing and leaves a gap. Slots of the future are left out. */
  readonly values: readonly (number | null)[];
};

export type ChartData<Key extends string = string> = {
  readonly axis: DayAxis;
  /** Values come in watts and are shown in this unit. */
  readonly unit: PowerUnit;
  readonly series: readonly ChartSeries<Key>[];
  /** Where now lies, in slots; null on another day. */
  readonly nowSlot: number | null;
};
