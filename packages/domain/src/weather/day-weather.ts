// The weather of a site's local days, from the hours of its cell. A temperature belongs to the day that its instant lies
// in; radiation and sunshine belong to the day of the hour before their instant, which they were measured in.
import { dayAfter } from '../time/calendar-date.ts';
import { hourMs } from '../time/durations.ts';
import { dateAt, localDay } from '../time/local-day.ts';
import { type DegreeHours, degreeHoursOf } from './degree-hours.ts';
import type { WeatherHour } from './weather-hour.ts';

/** Figures of a day of which too few hours are known are null. */
export type DayWeather = {
  readonly date: string;
  readonly minC: number | null;
  readonly maxC: number | null;
  readonly degreeHours: DegreeHours | null;
  /** Sunlight on level ground, Wh/m². */
  readonly radiationWhPerM2: number | null;
  readonly sunHours: number | null;
  /** The most severe weather of the day: greater codes are worse. */
  readonly code: number | null;
};

type Dates = { readonly zone: string; readonly fromDate: string; readonly toDate: string };

/** Every day of the range; `toDate` is not included. */
export const dayWeatherOf = (
  hours: readonly WeatherHour[],
  { zone, fromDate, toDate }: Dates,
): DayWeather[] => {
  const atInstant = groupByDate(hours, ({ atMs }) => dateAt(zone, atMs));
  const inHourBefore = groupByDate(hours, ({ atMs }) => dateAt(zone, atMs - hourMs / 2));
  const days: DayWeather[] = [];
  for (let date = fromDate; date < toDate; date = dayAfter(date)) {
    const length = hoursOfDay(zone, date);
    days.push({
      date,
      ...instantFigures(atInstant.get(date) ?? [], length),
      ...hourFigures(inHourBefore.get(date) ?? [], length),
    });
  }
  return days;
};

const hoursOfDay = (zone: string, date: string): number => {
  const { fromMs, toMs } = localDay(zone, date);
  return (toMs - fromMs) / hourMs;
};

const groupByDate = (
  hours: readonly WeatherHour[],
  dateOf: (hour: WeatherHour) => string,
): ReadonlyMap<string, WeatherHour[]> => {
  const byDate = new Map<string, WeatherHour[]>();
  for (const hour of hours) {
    const date = dateOf(hour);
    const known = byDate.get(date);
    if (known) known.push(hour);
    else byDate.set(date, [hour]);
  }
  return byDate;
};

const instantFigures = (hours: readonly WeatherHour[], length: number) => {
  const temperatures = knownOf(hours, 'temperatureC');
  const codes = knownOf(hours, 'code');
  const isKnown = isKnownWell(temperatures, length);
  return {
    minC: isKnown ? Math.min(...temperatures) : null,
    maxC: isKnown ? Math.max(...temperatures) : null,
    degreeHours: isKnown ? wholeDegreeHours(temperatures, length) : null,
    code: isKnownWell(codes, length) ? Math.max(...codes) : null,
  };
};

/** An hour that is missing counts as the mean of the others. */
const wholeDegreeHours = (temperatures: readonly number[], length: number): DegreeHours => {
  const { heating, cooling } = degreeHoursOf(temperatures);
  const whole = length / temperatures.length;
  return { heating: heating * whole, cooling: cooling * whole };
};

const hourFigures = (hours: readonly WeatherHour[], length: number) => ({
  radiationWhPerM2: sumOf(knownOf(hours, 'radiationWPerM2'), length),
  sunHours: hoursOrNull(sumOf(knownOf(hours, 'sunshineSeconds'), length)),
});

const secondsPerHour = 3600;
const hoursOrNull = (seconds: number | null): number | null => seconds && seconds / secondsPerHour;

/** Of the hours that are missing each may be the sunniest, so nothing is added for them. */
const sumOf = (values: readonly number[], length: number): number | null =>
  isKnownWell(values, length) ? values.reduce((sum, value) => sum + value, 0) : null;

const leastKnown = 0.9;

const isKnownWell = (values: readonly number[], length: number): boolean =>
  values.length > 0 && values.length >= leastKnown * Math.floor(length);

type Figure = Exclude<keyof WeatherHour, 'atMs'>;

const knownOf = (hours: readonly WeatherHour[], figure: Figure): number[] =>
  hours.map((hour) => hour[figure]).filter((value) => value !== null);
