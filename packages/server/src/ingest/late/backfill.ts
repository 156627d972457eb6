// Readings that are not plainly the meter's next one: late, of a device's own clock, doubtful, or there already.
// The register slots are computed anew from the last decided slot before them, until what was stored comes
// out again; all that follows is then right as it stands, or runs ahead by a constant.

import type { MeterHistory } from '../meter-state/meter-history.ts';
import { earliestMicros } from './backfill-page.ts';
import { type Backfill, noBackfill } from './backfill-result.ts';
import type { LateMeter, LateReading } from './late-reading.ts';
import { recomputeStretch } from './recompute-segment.ts';

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
