import type { CounterRules } from '@ohmstead/domain';
import type { ReadingValues } from '../../readings/reading-row.ts';

/** A reading that is not plainly the next one of its meter. */
export type LateReading = {
  /** The instant it claims. */
  readonly ownMicros: number;
  readonly arrivedMicros: number;
  readonly source: number;
  readonly importId: number | null;
  readonly values: ReadingValues;
};

export type LateMeter = { readonly id: number; readonly rules: CounterRules };
