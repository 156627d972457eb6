// One-minute sums of power from packed days.
import { type MicroSpan, type MinutePowers, minuteMicros, type PackedDay } from '@ohmstead/domain';
import { openDay, openMinutes } from './compressed-day.ts';
import type { MinuteSums } from './minute-sums.ts';
import type { DayWithin } from './packed-readings.ts';

/** Adds what the day holds of the span; a minute across the span's edge is left out or added whole. */
export const addMinutesOfDay = (
  { minute_powers, packed }: DayWithin,
  span: MicroSpan,
  sums: MinuteSums,
): void => {
  if (minute_powers !== null) addMinutePowers(openMinutes(minute_powers), span, sums);
  else if (packed !== null) addReadings(openDay(packed), span, sums);
};

const addMinutePowers = (
  { minutes, reads, sumsW }: MinutePowers,
  { fromMicros, toMicros }: MicroSpan,
  sums: MinuteSums,
): void => {
  for (let place = 0; place < minutes.length; place += 1) {
    const atMicros = (minutes[place] ?? 0) * minuteMicros;
    if (atMicros < fromMicros || atMicros >= toMicros) continue;
    let sumW = 0;
    for (const ofPhase of sumsW) sumW += ofPhase[place] ?? 0;
    sums.add(sums.minuteOf(atMicros), sumW, reads[place] ?? 0);
  }
};

const addReadings = (day: PackedDay, { fromMicros, toMicros }: MicroSpan, sums: MinuteSums): void => {
  const { powersW, isUnknown } = powersOf(day);
  const instants = day.instants();
  for (let index = 0; index < instants.length; index += 1) {
    const atMicros = instants[index] ?? 0;
    if (atMicros < fromMicros || atMicros >= toMicros || isUnknown[index]) continue;
    sums.add(sums.minuteOf(atMicros), powersW[index] ?? 0, 1);
  }
};

/** The sums of all phases: one unknown phase makes the sum unknown. */
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
