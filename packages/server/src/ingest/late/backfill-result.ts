// What late readings change of what is stored.
import type { RegisterSlot, Registers } from '@ohmstead/domain';
import type { ChangedSpan } from '../../rollups/invalidate-rollups.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { Correction, EventsOfSpan, MeterReading } from '../meter-state/group-rows.ts';
import type { MeterState } from '../meter-state/meter-state.ts';

export type Backfill = {
  readonly readings: MeterReading[];
  readonly slots: RegisterSlot[];
  readonly corrections: Correction[];
  readonly events: EventsOfSpan[];
  /** Where the energy is another now, or may be. */
  readonly changed: ChangedSpan[];
  /** Instant and values are stored already. */
  readonly duplicates: Set<IncomingReading>;
  /** By how much the corrected counters run ahead of the stored ones behind all recomputed slots. */
  shift: Registers;
  /** The meter's newest slot and what is open then; undefined when the computation ended before it. */
  newest: Pick<MeterState, 'slot' | 'open'> | undefined;
};

export const noBackfill = (): Backfill => ({
  readings: [],
  slots: [],
  corrections: [],
  events: [],
  changed: [],
  duplicates: new Set(),
  shift: [],
  newest: undefined,
});
