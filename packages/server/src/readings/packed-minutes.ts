// One-minute averages of power from packed days. Only the columns of power are unpacked.
import type { PackedDay } from '@ohmstead/domain';
import type { MeterSpan } from './meter-span.ts';
import { packedDays } from './packed-readings.ts';
import type { RunQuery } from './run-query.ts';

/** Minutes count from the instant asked for; power is that of all phases. */
export type MinuteSum = { readonly minute: number; readonly sumW: number; readonly reads: number };

const minuteMicros = 60_000_000;

/** By meter; a meter's minutes in order, but for the meeting of two days. */
export const packedMinutes = async (
  run: RunQuery,
  spans: readonly MeterSpan[],
  zeroMicros: number,
): Promise<Map<number, MinuteSum[]>> => {
  const minutes = new Map<number, MinuteSum[]>();
  if (spans.length === 0) return minutes;
  for (const { span, day } of await packedDays(run, spans)) {
    const ofMeter = minutes.get(span.meterId) ?? [];
    ofMeter.push(...minutesOf(day, span, zeroMicros));
    minutes.set(span.meterId, ofMeter);
  }
  return minutes;
};

const minutesOf = (day: PackedDay, { fromMicros, toMicros }: MeterSpan, zeroMicros: number): MinuteSum[] => {
  const found: { minute: number; sumW: number; reads: number }[] = [];
  const powerAt = powersOf(day);
  let last: (typeof found)[number] | undefined;
  for (const [index, atMicros] of day.instants().entries()) {
    if (atMicros < fromMicros || atMicros >= toMicros) continue;
    const powerW = powerAt(index);
    if (powerW === null) continue;
    const minute = Math.floor((atMicros - zeroMicros) / minuteMicros);
    if (last?.minute === minute) {
      last.sumW += powerW;
      last.reads += 1;
    } else {
      last = { minute, sumW: powerW, reads: 1 };
      found.push(last);
    }
  }
  return found;
};

/** One unknown phase makes the sum unknown. */
const powersOf = (day: PackedDay): ((index: number) => number | null) => {
  const counts = day.phaseCounts();
  const most = counts.reduce((largest, phases) => Math.max(largest, phases), 0);
  const columns = Array.from({ length: most }, (_, phase) => day.phaseColumn(phase, 'powerW'));
  return (index) => {
    let sum = 0;
    for (let phase = 0; phase < (counts[index] ?? 0); phase += 1) {
      const powerW = columns[phase]?.[index] ?? null;
      if (powerW === null) return null;
      sum += powerW;
    }
    return sum;
  };
};
