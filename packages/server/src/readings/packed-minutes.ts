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
  for (const { span, day } of await packedDays(run, spans)) {
    const ofMeter = minutes.get(span.meterId) ?? [];
    ofMeter.push(...minutesOf(day, span, zeroMicros));
    minutes.set(span.meterId, ofMeter);
  }
  return minutes;
};

const minutesOf = (day: PackedDay, { fromMicros, toMicros }: MeterSpan, zeroMicros: number): MinuteSum[] => {
  const found: { minute: number; sumW: number; reads: number }[] = [];
  const powers = powersOf(day);
  for (const [index, atMicros] of day.instants().entries()) {
    const powerW = powers[index] ?? null;
    if (powerW === null || atMicros < fromMicros || atMicros >= toMicros) continue;
    const minute = Math.floor((atMicros - zeroMicros) / minuteMicros);
    const last = found.at(-1);
    if (last?.minute === minute) {
      last.sumW += powerW;
      last.reads += 1;
    } else found.push({ minute, sumW: powerW, reads: 1 });
  }
  return found;
};

/** One unknown phase makes the sum unknown. */
const powersOf = (day: PackedDay): (number | null)[] => {
  const counts = day.phaseCounts();
  const columns = [0, 1, 2].map((phase) => day.phaseColumn(phase, 'powerW'));
  return counts.map((phases, index) => {
    let sum: number | null = 0;
    for (let phase = 0; phase < phases; phase += 1) {
      const powerW: number | null = columns[phase]?.[index] ?? null;
      sum = sum === null || powerW === null ? null : sum + powerW;
    }
    return sum;
  });
};
