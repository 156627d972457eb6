// The quantities a meter's day line can show.
import type { LineColumn } from '@ohmstead/contract';
import type { QuantityName } from '@ohmstead/domain';

export type LineQuantity = {
  readonly quantity: QuantityName;
  readonly unit: string;
  /** Decimals that a meter can measure; more would double the bytes of a line. */
  readonly digits: number;
  /** Whether the sum of the phases means something. */
  readonly sums: boolean;
  /** The quantity is a counter: a minute shows its highest value. */
  readonly counts: boolean;
};

export const lineQuantities: Readonly<Record<LineColumn, LineQuantity>> = {
  power: { quantity: 'powerW', unit: 'W', digits: 1, sums: true, counts: false },
  voltage: { quantity: 'voltageV', unit: 'V', digits: 1, sums: false, counts: false },
  current: { quantity: 'currentA', unit: 'A', digits: 2, sums: true, counts: false },
  import: { quantity: 'importKwh', unit: 'kWh', digits: 3, sums: true, counts: true },
  export: { quantity: 'exportKwh', unit: 'kWh', digits: 3, sums: true, counts: true },
  frequency: { quantity: 'frequencyHz', unit: 'Hz', digits: 2, sums: false, counts: false },
  powerFactor: { quantity: 'powerFactor', unit: '', digits: 3, sums: false, counts: false },
};
