// What late readings change of what is stored: the one accumulator of a backfill. Its segments, computed one after
// another, add to it, and each reads the shift that those before it found.
import type { RegisterSlot, Registers } from '@ohmstead/domain';
import type { ChangedSpan } from '../../rollups/touched-sites.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { Correction, EventsOfSpan, MeterReading } from '../meter-state/group-rows.ts';
import type { MeterState } from '../meter-state/meter-state.ts';
import type { MergedReadings } from './merge-late-readings.ts';

export type BackfillChanges = {
  readonly readings: MeterReading[];
  readonly slots: RegisterSlot[];
  readonly corrections: Correction[];
  readonly events: EventsOfSpan[];
  /** Where the energy differs now, or may differ. */
  readonly changed: ChangedSpan[];
  /** Instant and values are stored already. */
  readonly duplicates: Set<IncomingReading>;
  /** By how much the corrected counters run ahead of the stored ones behind all recomputed slots. */
  shift: Registers;
  /** The meter's newest slot and what is open then; undefined when the computation ended before it. */
  newest: Pick<MeterState, 'slot' | 'open'> | undefined;
};

export const noChanges = (): BackfillChanges => ({
  readings: [],
  slots: [],
  corrections: [],
  events: [],
  changed: [],
  duplicates: new Set(),
  shift: [],
  newest: undefined,
});

export const noteMerged = (changes: BackfillChanges, { rows, moves, duplicates }: MergedReadings): void => {
  changes.readings.push(...rows);
  changes.corrections.push(...moves);
  for (const duplicate of duplicates) changes.duplicates.add(duplicate);
};
