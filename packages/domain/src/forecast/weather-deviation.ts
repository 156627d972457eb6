// What the weather of a day differs by from the usual one of its season, for the features of the forecast. The usual is
// the mean of the past days within two weeks of that time of the year, in whatever years are known. A day whose weather
// nobody knows differs by nothing: then season and habit say it all.
import { dayNumberOf } from '../time/day-number.ts';
import type { DayWeather } from '../weather/day-weather.ts';

/** In columns of similar size: ten degrees all day, four kWh/m² of sunlight. */
export type WeatherDeviation = {
  readonly heating: number;
  readonly cooling: number;
  readonly radiation: number;
};

/** By day number; days that are not known well are left out. */
export type WeatherDeviations = ReadonlyMap<number, WeatherDeviation>;

const scales = { heating: 240, cooling: 240, radiation: 4000 };
const columns = ['heating', 'cooling', 'radiation'] as const;
type Columns = Readonly<Record<(typeof columns)[number], number>>;

/** `today` and the days after it are forecast themselves and say nothing of what is usual. */
export const weatherDeviations = (days: readonly DayWeather[], today: string): WeatherDeviations => {
  const known = new Map<number, Columns>();
  for (const day of days) {
    const values = columnsOf(day);
    if (values) known.set(dayNumberOf(day.date), values);
  }
  const usualOn = usualColumns(known, dayNumberOf(today));
  const deviations = new Map<number, WeatherDeviation>();
  for (const [day, values] of known) {
    const usual = usualOn(day);
    if (usual) deviations.set(day, difference(values, usual));
  }
  return deviations;
};

const columnsOf = ({ degreeHours, radiationWhPerM2 }: DayWeather): Columns | null =>
  degreeHours && radiationWhPerM2 !== null
    ? {
        heating: degreeHours.heating / scales.heating,
        cooling: degreeHours.cooling / scales.cooling,
        radiation: radiationWhPerM2 / scales.radiation,
      }
    : null;

const difference = (values: Columns, usual: Columns): WeatherDeviation => ({
  heating: values.heating - usual.heating,
  cooling: values.cooling - usual.cooling,
  radiation: values.radiation - usual.radiation,
});

const daysOfYear = 365.2425;
const placesOfYear = 366;
const placeOfYear = (day: number): number => Math.floor(day - Math.floor(day / daysOfYear) * daysOfYear);

/** The days on either side that show what is usual. */
const reach = 15;

const usualColumns = (known: ReadonlyMap<number, Columns>, today: number) => {
  const byPlace = new Map<number, Columns[]>();
  for (const [day, values] of known) {
    if (day >= today) continue;
    const place = placeOfYear(day);
    byPlace.set(place, [...(byPlace.get(place) ?? []), values]);
  }
  const usualAt = new Map<number, Columns | null>();
  return (day: number): Columns | null => {
    const place = placeOfYear(day);
    const usual = usualAt.get(place);
    if (usual !== undefined) return usual;
    const mean = meanOf(around(place).flatMap((near) => byPlace.get(near) ?? []));
    usualAt.set(place, mean);
    return mean;
  };
};

const around = (place: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, step) => (place - reach + step + placesOfYear) % placesOfYear);

const meanOf = (days: readonly Columns[]): Columns | null => {
  if (days.length === 0) return null;
  const mean = (column: (typeof columns)[number]): number =>
    days.reduce((sum, values) => sum + values[column], 0) / days.length;
  return { heating: mean('heating'), cooling: mean('cooling'), radiation: mean('radiation') };
};
