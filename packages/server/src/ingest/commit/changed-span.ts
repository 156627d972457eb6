import { type MicroSpan, slotStartMicros } from '@ohmstead/domain';
import { latestMicros } from '../late/backfill-page.ts';
import type { MeterState } from '../meter-state/meter-state.ts';
import type { JudgedReading } from './pending-reading.ts';

/** Roll-ups are stored without what a meter silent for two days may still tell. */
const silenceMicros = 86_400_000_000;

/**
 * Where the energy of days that may be rolled up changes with the meter's next readings; null when nowhere: what was
 * open began in the slot of the newest reading, and every day ends with a slot. From its first reading on a meter is a
 * part of its site, and makes unknown what it is silent about: history that ended long ago changes all days since.
 */
export const changedSpan = (
  { newestMicros, open }: MeterState,
  next: JudgedReading,
  toMicros: number,
): MicroSpan | null => {
  if (newestMicros === null) return { fromMicros: next.ownMicros, toMicros: latestMicros };
  if (next.arrivedMicros - newestMicros > silenceMicros)
    return { fromMicros: open?.state.atMicros ?? newestMicros, toMicros: latestMicros };
  const isOpenSince = open !== null && open.state.atMicros < slotStartMicros(newestMicros);
  return isOpenSince ? { fromMicros: open.state.atMicros, toMicros } : null;
};
