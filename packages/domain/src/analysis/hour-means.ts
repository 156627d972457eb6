// Hours by month and wall-clock hour, and the means of those with the same wall-clock hour. An hour that comes twice
// counts as two, a skipped one as none.
import { hourMs } from '../time/durations.ts';
import { dateAt } from '../time/local-day.ts';
import { offsetAt } from '../time/zone-clock.ts';

const hoursOnDial = 24;

export type MonthOfHours = {
  /** `yyyy-mm` */
  readonly month: string;
  /** For each wall-clock hour, 0–23, the indexes of its hours among those given. */
  readonly places: readonly (readonly number[])[];
};

/** Hours of the zone's clocks by their starts, in order. */
export const hoursByMonth = (zone: string, startsMs: readonly number[]): MonthOfHours[] => {
  const months: { month: string; places: number[][] }[] = [];
  for (const [place, startMs] of startsMs.entries()) {
    const month = dateAt(zone, startMs).slice(0, 'yyyy-mm'.length);
    let last = months.at(-1);
    if (last?.month !== month) {
      last = { month, places: Array.from({ length: hoursOnDial }, () => []) };
      months.push(last);
    }
    last.places[clockHour(zone, startMs)]?.push(place);
  }
  return months;
};

const clockHour = (zone: string, ms: number): number => {
  const hour = Math.floor((ms + offsetAt(zone, ms)) / hourMs);
  return hour - hoursOnDial * Math.floor(hour / hoursOnDial);
};

export type HourValues = {
  /** The energy of each hour, or what it cost or emitted; null is unknown. */
  readonly values: readonly (number | null)[];
  /** The known share of each hour, 0–1. */
  readonly knownShare: readonly number[];
};

export type HourMean = {
  /** The mean of the hours of which something is known. */
  readonly mean: number | null;
  readonly knownHours: number;
  readonly knownShare: number;
};

export const meanOfHours = ({ values, knownShare }: HourValues, places: readonly number[]): HourMean => {
  const known = places.flatMap((place) => values[place] ?? []);
  const shares = places.map((place) => knownShare[place] ?? 0);
  return {
    mean: known.length === 0 ? null : sumOf(known) / known.length,
    knownHours: known.length,
    knownShare: places.length === 0 ? 0 : sumOf(shares) / places.length,
  };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
