// Readings that are not plainly the meter's next one: late, of a device's own clock, doubtful, or there already.
// The register slots are computed anew from the last decided slot before them, until what was stored comes
// out again; all that follows is then right as it stands, or runs ahead by a constant.
import type { CounterRules, RegisterSlot, Registers } from '@ohmstead/domain';
import type { ChangedSpan } from '../rollups/forget-derived.ts';
import { earliestMicros } from './backfill-page.ts';
import { recomputeStretch } from './backfill-stretch.ts';
import type { Correction, EventsOfSpan, NewReading } from './group-rows.ts';
import type { MeterHistory } from './meter-history.ts';
import type { MeterState } from './meter-states.ts';
import type { ReadingValues } from './reading-row.ts';

export type LateReading = {
  /** The instant it claims. */
  readonly ownMicros: number;
  readonly arrivedMicros: number;
  readonly source: number;
  readonly importId: number | null;
  readonly values: ReadingValues;
};

export type LateMeter = { readonly id: number; readonly rules: CounterRules };

export type Backfill = {
  readonly readings: NewReading[];
  readonly slots: RegisterSlot[];
  readonly corrections: Correction[];
  readonly events: EventsOfSpan[];
  /** Where the energy is another now, or may be. */
  readonly changed: ChangedSpan[];
  /** Instant and values are stored already. */
  readonly duplicates: Set<LateReading>;
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

export const backfill = async (
  history: MeterHistory,
  meter: LateMeter,
  late: readonly LateReading[],
): Promise<Backfill> => {
  const result = noBackfill();
  const waiting = [...late].sort((a, b) => a.ownMicros - b.ownMicros);
  for (let [first] = waiting; first !== undefined; [first] = waiting) {
    const throughMicros = earliestMicros - 1;
    const order = { waiting, fromMicros: first.ownMicros, throughMicros };
    const before = changesOf(result);
    const { fromMicros, toMicros } = await recomputeStretch(history, meter, order, result);
    if (changesOf(result) > before) result.changed.push({ meterId: meter.id, fromMicros, toMicros });
  }
  return result;
};

const changesOf = ({ readings, slots, corrections }: Backfill): number =>
  readings.length + slots.length + corrections.length;
