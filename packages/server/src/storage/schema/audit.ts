// What people decide about a meter's counters, and what waits for them to decide.
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

export type MeterCounter = {
  /** The count at which its registers begin again at 0; null where it is not known. */
  counter_modulus_kwh: number | null;
  /** The ledger is not yet what its readings and rules say from here to `rebuild_to`; null where it is. */
  rebuild_from: Instant | null;
  rebuild_to: Instant | null;
  /** Goes up each time the ledger is made stale. */
  rebuild_mark: Generated<number>;
};

/** An immutable fact. What is undone stays, and a further row says so. */
export type CounterDecisionRow = {
  id: Generated<number>;
  meter_id: number;
  at: Instant;
  /** Index into the arrays of RegisterSlot; −1 the whole meter. */
  register: number;
  kind: 'step' | 'replacement' | 'undo';
  /** A step has its verdict; a replacement has the counts and serial numbers. */
  detail: Json<unknown>;
  /** The decision an undo takes back. */
  undoes: number | null;
  account_id: number | null;
  decided_at: Instant;
};

/** When a meter's reading arrived, the server's clock was found to show an earlier time than before. */
export type ClockSetBackRow = { meter_id: number; at: Instant; before: Instant };

/** A reading whose own clock cannot be believed: no part of the ledger until a person says what its instant is. */
export type QuarantinedReading = {
  id: Generated<number>;
  meter_id: number;
  arrived_at: Instant;
  /** The device's own text. */
  claimed_time: string;
  /** The error code it was answered with. */
  reason: 'reading_time_invalid' | 'reading_time_far_off';
  phase_values: (number | null)[];
  net_values: (number | null)[] | null;
  reactive_values: (number | null)[] | null;
  outcome: 'accepted' | 'discarded' | null;
  settled_at: Instant | null;
  account_id: number | null;
};
