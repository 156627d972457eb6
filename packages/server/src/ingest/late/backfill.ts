// Readings that are not plainly the meter's next one: late, of a device's own clock, doubtful, or there already.
// The register slots are computed anew from the last decided slot before them, until what was stored comes
// out again; all that follows is then right as it stands, or runs ahead by a constant.

import type { RuledMeter } from '../admission/counter-rules.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { MeterHistory } from '../meter-state/meter-history.ts';
import { type BackfillChanges, noChanges } from './backfill-changes.ts';
import { earliestMicros } from './backfill-page.ts';
import { recomputeSegment } from './recompute-segment.ts';

export const backfill = async (
  history: MeterHistory,
  meter: RuledMeter,
  late: readonly IncomingReading[],
): Promise<BackfillChanges> => {
  const changes = noChanges();
  const waiting = [...late].sort((a, b) => a.claimedMicros - b.claimedMicros);
  for (let [first] = waiting; first !== undefined; [first] = waiting) {
    const throughMicros = earliestMicros - 1;
    const order = { waiting, fromMicros: first.claimedMicros, throughMicros };
    const before = countOf(changes);
    const { fromMicros, toMicros } = await recomputeSegment(history, meter, order, changes);
    if (countOf(changes) > before) changes.changed.push({ meterId: meter.id, fromMicros, toMicros });
  }
  return changes;
};

const countOf = ({ readings, slots, corrections }: BackfillChanges): number =>
  readings.length + slots.length + corrections.length;
