import type { RuledMeter } from '../admission/counter-rules.ts';
import type { RejudgeSpan } from '../alerts/incident-rows.ts';
import type { IncomingReading } from '../incoming-reading.ts';

/** Readings that claim one instant are moved apart by microseconds. */
const marginMicros = 1_000;

/** Where readings of a meter come to lie. */
export const spanOfReadings = (
  meter: Pick<RuledMeter, 'id' | 'alerts'>,
  readings: readonly Pick<IncomingReading, 'claimedMicros' | 'arrivedMicros'>[],
): RejudgeSpan => {
  let [first, last, arrivedMicros] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const reading of readings) {
    first = Math.min(first, reading.claimedMicros);
    last = Math.max(last, reading.claimedMicros);
    arrivedMicros = Math.max(arrivedMicros, reading.arrivedMicros);
  }
  const { watches } = meter.alerts;
  return {
    meterId: meter.id,
    watches,
    arrivedMicros,
    fromMicros: first - marginMicros,
    toMicros: last + marginMicros,
  };
};
