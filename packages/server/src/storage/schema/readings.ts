// The cold tier of readings, and the imports of history.
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** The readings of a meter and a closed UTC day. More of that day may lie among the hot rows: they came later. */
export type ReadingDayRow = {
  meter_id: number;
  /** `yyyy-mm-dd` when written; to be read as text. */
  day: string;
  /** First and last reading. */
  from_at: Instant;
  to_at: Instant;
  count: number;
  /** domain's packed day, brotli-compressed. */
  packed: Buffer;
  /** domain's minute powers, brotli-compressed; null where the whole day has to be opened for them. */
  minute_powers: Buffer | null;
  /** The extremes of each phase, in the order of domain's `extremeKinds`; null where nothing is known. */
  extremes: (number | null)[];
  /** The instants of the extremes, in microseconds since 1970. */
  extremes_at: (number | null)[];
};

/** The intervals of an import that begin in a UTC day. Where several imports say something of a time, the newest counts. */
export type IntervalDayRow = {
  meter_id: number;
  /** `yyyy-mm-dd` when written; to be read as text. */
  day: string;
  import_id: number;
  /** The beginning of the first interval, and the end of the last. */
  from_at: Instant;
  to_at: Instant;
  count: number;
  /** domain's packed intervals, brotli-compressed. */
  packed: Buffer;
  /** Null where nothing is said of the direction. */
  import_mwh: number | null;
  export_mwh: number | null;
};

/** What a meter's intervals span and sum up to, as its own row says it; null: it has none. */
export type MeterIntervals = {
  intervals_from: Instant | null;
  intervals_to: Instant | null;
  interval_import_mwh: number | null;
  interval_export_mwh: number | null;
};

export type ImportBatchRow = {
  id: Generated<number>;
  meter_id: number;
  /** Broken: it ended before its file did; what it had committed stays. */
  state: 'running' | 'done' | 'broken' | 'undoing' | 'undone';
  /** Null until the file was looked into and believed: nothing is written before. */
  format: 'csv' | 'greenButton' | 'nem12' | null;
  /** Of intervals, what is called readings below is their number. */
  holds: Generated<'readings' | 'intervals'>;
  created_at: Instant;
  from_at: Instant | null;
  to_at: Instant | null;
  rows: Generated<number>;
  readings: Generated<number>;
  duplicates: Generated<number>;
  refused: Generated<number>;
  /** Its name among the kept files; null once it is needed no more. */
  file: string | null;
  file_bytes: number | null;
  /** `KeptSettings` of imports/runs. */
  settings: unknown;
  /** The number of committed pieces of the file. */
  pieces: Generated<number>;
  /** The number of starts of the server since the last committed piece. */
  attempts: Generated<number>;
  /** The server that has its file, by the folder of such files, and until when it is sure to go on with it. */
  holder: string | null;
  held_until: Instant | null;
  /** The code of the error for which it is broken, where there is one. */
  refusal: string | null;
};

/** Readings of a meter and a UTC day in whose place an import stands. */
export type ReplacedDayRow = {
  import_id: number;
  meter_id: number;
  /** `yyyy-mm-dd` when written; to be read as text. */
  day: string;
  count: number;
  /** domain's packed day, brotli-compressed. */
  packed: Buffer;
};
