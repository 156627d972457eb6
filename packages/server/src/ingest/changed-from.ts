import { slotStartMicros } from '@ohmstead/domain';
import type { MeterState } from './meter-states.ts';
import type { JudgedReading } from './pending-reading.ts';

/** Roll-ups are stored without what a meter silent for two days may still tell. */
const silenceMicros = 86_400_000_000;

/**
 * From when on the energy of days that may be rolled up changes with the meter's next reading; null when it does
 * not: what was open began in the slot of the newest reading, and every day ends with a slot.
 */
export const changedFrom = ({ newestMicros, open }: MeterState, next: JudgedReading): number | null => {
  if (newestMicros === null) return next.ownMicros;
  if (next.arrivedMicros - newestMicros > silenceMicros) return open?.state.atMicros ?? newestMicros;
  const isOpenSince = open !== null && open.state.atMicros < slotStartMicros(newestMicros);
  return isOpenSince ? open.state.atMicros : null;
};
