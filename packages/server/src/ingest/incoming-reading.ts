import type { FlatValues } from '@ohmstead/domain';
import type { RuledMeter } from './admission/counter-rules.ts';

/** An admitted reading with its meter: what is stored of the meter decides where it goes and what it means. */
export type IncomingReading = {
  readonly meter: RuledMeter;
  /** The instant it claims: the arrival's, or the device's own. */
  readonly claimedMicros: number;
  readonly arrivedMicros: number;
  readonly source: number;
  /** The import that brought it; null when a device sent it. */
  readonly importId: number | null;
  readonly values: FlatValues;
};
