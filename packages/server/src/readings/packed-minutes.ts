// One-minute averages of power from packed days. Only the columns of power are unpacked.
import type { PackedDay } from '@ohmstead/domain';
import type { MeterSpan } from './meter-span.ts';
import type { MinuteSums } from './minute-sums.ts';
import { packedDays } from './packed-readings.ts';
import type { RunQuery } from './run-query.ts';

/** To each meter's sums what its packed days tell of its span. */
export const addPackedMinutes = async (
  run: RunQuery,
  spans: readonly MeterSpan[],
  sums: ReadonlyMap<number, MinuteSums>,
): Promise<void> => {
  if (spans.length === 0) return;
  for (const { span, day } of await packedDays(run, spans)) {
    const ofMeter = sums.get(span.meterId);
    if (ofMeter) addMinutesOfDay(day, span, ofMeter);
  }
};

export const addMinutesOfDay = (
  day: PackedDay,
  { fromMicros, toMicros }: Pick<MeterSpan, 'fromMicros' | 'toMicros'>,
  sums: MinuteSums,
): void => {
  const { powersW, isUnknown } = powersOf(day);
  const instants = day.instants();
  for (let index = 0; index < instants.length; index += 1) {
    const atMicros = instants[index] ?? 0;
    if (atMicros < fromMicros || atMicros >= toMicros || isUnknown[index]) continue;
    sums.add(sums.minuteOf(atMicros), powersW[index] ?? 0, 1);
  }
};

/** Of all phases: one unknown phase makes the sum unknown. */
const powersOf = (day: PackedDay) => {
  const counts = day.phaseCounts();
  const powersW = new Float64Array(counts.length);
  const isUnknown = new Uint8Array(counts.length);
  const most = counts.reduce((largest, phases) => Math.max(largest, phases), 0);
  for (let phase = 0; phase < most; phase += 1) {
    const column = day.phaseColumn(phase, 'powerW');
    for (let index = 0; index < counts.length; index += 1) {
      if (phase >= (counts[index] ?? 0)) continue;
      const powerW = column[index] ?? null;
      if (powerW === null) isUnknown[index] = 1;
      else powersW[index] = (powersW[index] ?? 0) + powerW;
    }
  }
  return { powersW, isUnknown };
};
