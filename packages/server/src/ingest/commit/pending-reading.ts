import type { ReadingValues } from '../../readings/reading-row.ts';
import type { RuledMeter } from '../admission/counter-rules.ts';
import type { KnownMeter } from '../admission/meter-cache.ts';
import type { UploadOutcome } from '../admission/upload.ts';
import type { JournalPlace } from '../journal/upload-journal.ts';

/** A reading to be judged by what is stored of its meter. */
export type JudgedReading = {
  readonly meter: RuledMeter;
  /** The instant it claims: the arrival's, or the device's own. */
  readonly ownMicros: number;
  readonly arrivedMicros: number;
  readonly source: number;
  readonly importId: number | null;
  readonly values: ReadingValues;
};

/** A reading on its way into the database. */
export type PendingReading = JudgedReading & {
  readonly meter: KnownMeter;
  /** Where it is kept until it is written; null: nowhere, and whoever sent it waits. */
  kept: JournalPlace | null;
  /** To be called once: when it is kept or written, or is refused. */
  settle: (outcome: UploadOutcome) => void;
};
