// What one group of readings changes in the database.
import type { CounterEvent, RegisterSlot, Registers, StoredReading } from '@ohmstead/domain';
import type { MeterVersion } from '../../readings/meter-version.ts';
import type { ChangedSpan } from '../../rollups/touched-sites.ts';
import type { MeterIncidentChange, RejudgeSpan } from '../alerts/incident-rows.ts';

/** Whose clock a reading's instant is from, as stored. */
export const sources = { arrival: 1, device: 2, import: 3 } as const;
export type Source = (typeof sources)[keyof typeof sources];

/** A stored reading and whose it is. */
export type MeterReading = StoredReading & { readonly meterId: number };

/** A reading that is now its meter's newest. The version is its meter's before. */
export type NewLatest = {
  readonly reading: MeterReading;
  readonly intervalSeconds: number | null;
  readonly version: number;
};

export type MeterSlot = { readonly meterId: number; readonly slot: RegisterSlot };

/** Rare changes: a late reading that changes what was stored. Applied in this order, before the rows. */
export type Correction =
  | { readonly kind: 'readingMoved'; readonly meterId: number; readonly atMicros: number }
  | { readonly kind: 'slotEmptied'; readonly meterId: number; readonly slotMicros: number }
  /** All slots after this one: their corrected counters begin from another count. */
  | {
      readonly kind: 'slotsShifted';
      readonly meterId: number;
      readonly afterSlotMicros: number;
      readonly byMwh: Registers;
    };

/** What the counter engine now finds in `[from, to)`, in place of what it found before. */
export type EventsOfSpan = {
  readonly meterId: number;
  readonly fromMicros: number;
  readonly toMicros: number;
  readonly events: readonly CounterEvent[];
  /** No reading of the span had been judged before: there is nothing to replace. */
  readonly isNew?: true;
};

/** Found with a meter's reading: the clock says an earlier time than it had said before. */
export type ClockSetBack = {
  readonly meterId: number;
  readonly atMicros: number;
  readonly beforeMicros: number;
};

export type GroupRows = {
  /** Of all meters whose stored readings or ledger change: what is written is planned from these. */
  readonly versions: MeterVersion[];
  readonly readings: MeterReading[];
  readonly latest: NewLatest[];
  readonly slots: MeterSlot[];
  readonly corrections: Correction[];
  readonly events: EventsOfSpan[];
  /** Where energy differs from what was known before. */
  readonly changed: ChangedSpan[];
  readonly clockSetBacks: ClockSetBack[];
  readonly incidents: MeterIncidentChange[];
  /** Where readings are judged once they are written: late ones, and those before which nothing is remembered. */
  readonly rejudged: RejudgeSpan[];
  /** When the last of its readings came; null: there are none, something was computed anew. */
  readonly arrivedMicros: number | null;
};

export const noRows = (arrivedMicros: number | null): GroupRows => ({
  versions: [],
  readings: [],
  latest: [],
  slots: [],
  corrections: [],
  events: [],
  changed: [],
  clockSetBacks: [],
  incidents: [],
  rejudged: [],
  arrivedMicros,
});
