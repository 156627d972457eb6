import { parseInstantMicros } from '@ohmstead/domain';
import { smallStepMicros } from '../../clock/clock.ts';
import { type Source, sources } from '../meter-state/group-rows.ts';
import type { KnownMeter } from './meter-cache.ts';

export type ReadingInstant =
  | { readonly kind: 'known'; readonly claimedMicros: number; readonly source: Source }
  | { readonly kind: 'refused'; readonly code: 'reading_time_invalid' | 'reading_time_far_off' };

const earliestMicros = Date.UTC(2000, 0, 1) * 1000;
/** Clocks differ a little. */
export const mostAheadMicros = 300_000_000;

/** The instant a reading claims: the device's own, or the arrival's. */
export const readingInstant = (
  time: string | null,
  meter: KnownMeter,
  { nowMicros, keptFromMicros }: { readonly nowMicros: number; readonly keptFromMicros: number },
): ReadingInstant => {
  if (time === null) {
    meter.lastArrivalMicros = arrivalInstant(meter.lastArrivalMicros, nowMicros);
    return { kind: 'known', claimedMicros: meter.lastArrivalMicros, source: sources.arrival };
  }
  const claimedMicros = parseInstantMicros(time);
  if (claimedMicros === null) return { kind: 'refused', code: 'reading_time_invalid' };
  if (
    claimedMicros < Math.max(earliestMicros, keptFromMicros) ||
    claimedMicros > nowMicros + mostAheadMicros
  ) {
    return { kind: 'refused', code: 'reading_time_far_off' };
  }
  return { kind: 'known', claimedMicros, source: sources.device };
};

/** No other arrival of the meter has it, unless the clock was set back: then it is what the clock says. */
const arrivalInstant = (lastMicros: number, nowMicros: number): number => {
  const isTaken = lastMicros >= nowMicros && lastMicros <= nowMicros + smallStepMicros;
  return isTaken ? lastMicros + 1 : nowMicros;
};
