import type { Reading } from '@ohmstead/domain';
import type { KnownMeter } from './meter-book.ts';
import type { ReadingValues } from './reading-row.ts';
import type { UploadOutcome } from './upload.ts';

/** A reading on its way into the database. */
export type PendingReading = {
  readonly meter: KnownMeter;
  /** The instant it claims: the arrival's, or the device's own. */
  readonly ownMicros: number;
  readonly arrivedMicros: number;
  readonly source: number;
  readonly importId: number | null;
  readonly reading: Reading;
  readonly values: ReadingValues;
  /** Called once, after commit or refusal. */
  readonly settle: (outcome: UploadOutcome) => void;
};
