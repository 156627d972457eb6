import type { KnownMeter } from '../admission/meter-cache.ts';
import type { UploadOutcome } from '../admission/upload.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { JournalEntry } from '../journal/upload-journal.ts';

/** An incoming reading of an upload, with the answer its sender still waits for and its place in the journal. */
export type PendingReading = Omit<IncomingReading, 'claimedMicros' | 'arrivedMicros'> & {
  readonly meter: KnownMeter;
  /** An arrival may still be moved behind one that another server has stored. */
  claimedMicros: number;
  arrivedMicros: number;
  /** Where the journal keeps it until it is written; null: nowhere, and whoever sent it waits. */
  journalEntry: JournalEntry | null;
  /** To be called once: when it is in the journal or the database, or is refused. */
  respond: (outcome: UploadOutcome) => void;
};
