// What a file says, before it is known whether it may come in.
import type { ErrorCode } from '@ohmstead/contract';
import type { FlatValues } from '@ohmstead/domain';

export type ImportedReading = {
  readonly atMicros: number;
  readonly values: FlatValues;
  readonly rows: number;
};

/** The reader of a file calls these with what the file holds. */
export type ReadingSink = {
  reading(reading: ImportedReading): void;
  refused(line: number, code: ErrorCode): void;
};

export type IntervalSink = {
  refused(line: number, code: ErrorCode): void;
  /** So many lines were taken. */
  taken(lines: number): void;
};

const earliestMicros = Date.UTC(2000, 0, 1) * 1000;
/** Clocks differ a little, as with uploads. */
const mostAheadMicros = 300_000_000;

/** Readings of the future are refused, and those older than what is kept. */
export type Horizon = { readonly nowMicros: number; readonly keptFromMicros: number };

export const instantFault = (
  atMicros: number,
  { nowMicros, keptFromMicros }: Horizon,
): 'reading_time_invalid' | 'reading_time_far_off' | null => {
  if (!Number.isSafeInteger(atMicros)) return 'reading_time_invalid';
  const isNear =
    atMicros >= Math.max(earliestMicros, keptFromMicros) && atMicros <= nowMicros + mostAheadMicros;
  return isNear ? null : 'reading_time_far_off';
};
