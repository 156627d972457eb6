// Readings that are not plainly the meter's next one: late, of a device's own clock, doubtful, or there already.
// The register slots are computed anew from the last decided slot before them, until what was stored comes
// out again; all that follows is then right as it stands, or runs ahead by a constant.

import type { RuledMeter } from '../admission/counter-rules.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { MeterHistory } from '../meter-state/meter-history.ts';
import { earliestMicros } from './backfill-page.ts';
import { type Backfill, noBackfill } from './backfill-result.ts';
import { recomputeSegment } from './recompute-segment.ts';

export const backfill = async (
  history: MeterHistory,
  meter: RuledMeter,
  late: readonly IncomingReading[],
): Promise<Backfill> => {
  const result = noBackfill();
  const waiting = [...late].sort((a, b) => a.claimedMicros - b.claimedMicros);
  for (let [first] = waiting; first !== undefined; [first] = waiting) {
    const throughMicros = earliestMicros - 1;
    const order = { waiting, fromMicros: first.claimedMicros, throughMicros };
    const before = changesOf(result);
    const { fromMicros, toMicros } = await recomputeSegment(history, meter, order, result);
    if (changesOf(result) > before) result.changed.push({ meterId: meter.id, fromMicros, toMicros });
  }
  return result;
};

const changesOf = ({ readings, slots, corrections }: Backfill): number =>
  readings.length + slots.length + corrections.length;
