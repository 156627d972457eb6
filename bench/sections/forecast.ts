// How good the month's forecast is on the virtual meters' households, against what anybody would say without thinking:
// the mean of the same weekdays of the last four weeks, and the same days of last year. Each forecast is made from
// the days before it only (rolling origin), of the days left from four places in a month on.
import {
  type BackTestSpan,
  backTest,
  bandOf,
  chooseWeather,
  dateOfDayNumber,
  dayFeatures,
  dayNumberOf,
  dayWeatherOf,
  type ForecastFigure,
  forecastError,
  forecastFigures,
  hourMs,
  localDay,
  type NaiveKind,
  naiveErrors,
  recordOf,
  type WeatherDeviations,
  type WeatherUse,
  weatherDeviations,
  weatherUses,
} from '@ohmstead/domain';
import { profileNames, profiles, weatherHours } from '@ohmstead/meter';
import { type HouseholdDay, householdDays } from '../fixtures/household-days.ts';
import type { Result } from '../result.ts';
import type { Section } from '../section.ts';

const days = 731;
const from = '2024-01-01';
/** Households of a kind: what happens to one of them by chance is no measure. */
const seeds = [21, 22, 23, 24];
const daysLeft = [30, 23, 16, 9];

/** No weather is known. */
const features = dayFeatures(null);

type ProfileName = (typeof profileNames)[number];

/** One household, one number of days left. */
type Trial = readonly BackTestSpan[];

const valuesOf = (household: readonly HouseholdDay[], figure: ForecastFigure): ReadonlyMap<number, number> =>
  new Map(
    household.flatMap(({ date, [figure]: energy }) =>
      energy === null ? [] : [[dayNumberOf(date), energy] as const],
    ),
  );

const trialsOf = (households: readonly HouseholdDay[][], figure: ForecastFigure): Trial[] =>
  households.flatMap((household) => {
    const values = valuesOf(household, figure);
    const hasSome = [...values.values()].some((energy) => energy > 0);
    return hasSome ? daysLeft.map((left) => backTest(values, { days: left, features })) : [];
  });

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const against = (trials: readonly Trial[], kind: NaiveKind, what: string): Result[] => {
  const errors = naiveErrors(trials.flat(), kind);
  if (!errors) return [];
  const { forecast, naive } = errors;
  const target = { text: `< ${percent(naive.wape)}`, isMet: forecast.wape < naive.wape };
  return [{ what: `${what} (${forecast.spans} spans)`, value: percent(forecast.wape), target }];
};

/** Bands made from the first half of a trial, held or not in the second. */
const heldShare = (trials: readonly Trial[]): number => {
  const held = trials.flatMap((spans) => {
    const half = Math.floor(spans.length / 2);
    const { low, high } = bandOf(spans.slice(0, half));
    return spans
      .slice(half)
      .map(({ actual, forecast }) => actual >= low * forecast && actual <= high * forecast);
  });
  return held.filter(Boolean).length / held.length;
};

const resultsOf = (name: string, households: readonly HouseholdDay[][]): Result[] =>
  forecastFigures.flatMap((figure) => {
    const trials = trialsOf(households, figure);
    if (trials.length === 0) return [];
    const what = `${name}, ${figure}`;
    return [
      ...against(trials, 'sameWeekdays', `${what}: error, and that of the same weekdays`),
      ...against(trials, 'lastYear', `${what}: error, and that of last year`),
      { what: `${what}: within its band, which is to hold four of five`, value: percent(heldShare(trials)) },
    ];
  });

const run = async (): Promise<readonly Result[]> =>
  profileNames.flatMap((name) => [
    ...resultsOf(
      name,
      seeds.map((seed) => householdDays(name, { from, days, seed })),
    ),
    ...weatherDaysLeft.flatMap((left) => withWeather(name, left)),
  ]);

/** With the days left that a forecast of the weather reaches, and with many more. */
const weatherDaysLeft = [7, 23];

type Weathered = { readonly days: HouseholdDay[]; readonly weather: WeatherDeviations };

const weatheredHousehold = (name: ProfileName, seed: number): Weathered => {
  const profile = profiles[name];
  const { zone } = profile;
  const toDate = dateOfDayNumber(dayNumberOf(from) + days);
  const span = [localDay(zone, from).fromMs, localDay(zone, toDate).fromMs + hourMs] as const;
  const ofDays = dayWeatherOf(weatherHours({ profile, seed }, ...span), { zone, fromDate: from, toDate });
  return { days: householdDays(name, { from, days, seed }), weather: weatherDeviations(ofDays, toDate) };
};

type UseTrial = { readonly use: WeatherUse; readonly ofFigures: Record<ForecastFigure, Trial> };

const useTrials = ({ days: known, weather }: Weathered, left: number): UseTrial[] =>
  weatherUses.map((use) => ({
    use,
    ofFigures: recordOf(forecastFigures, (figure) => {
      const values = valuesOf(known, figure);
      return values.size === 0 ? [] : backTest(values, { days: left, features: dayFeatures(weather, use) });
    }),
  }));

/** What each site of a kind chooses, and what that does to the errors. The weather is synthetic and known without error. */
const withWeather = (name: ProfileName, left: number): Result[] => {
  const sites = seeds.map((seed) => {
    const trials = useTrials(weatheredHousehold(name, seed), left);
    const use = chooseWeather(
      trials.map(({ use, ofFigures }) => ({ use, backTests: Object.values(ofFigures) })),
    );
    const of = (wanted: WeatherUse) => trials.find((trial) => trial.use === wanted)?.ofFigures;
    return { use, without: of('none'), chosen: of(use) };
  });
  const uses = sites.map(({ use }) => use).join(', ');
  return forecastFigures.flatMap((figure) => {
    const without = forecastError(sites.flatMap((site) => site.without?.[figure] ?? []));
    const chosen = forecastError(sites.flatMap((site) => site.chosen?.[figure] ?? []));
    if (!without || !chosen) return [];
    const target = { text: `≤ ${percent(without.wape)}`, isMet: chosen.wape <= without.wape };
    const what = `${name}, ${figure}, ${left} days, synthetic weather (${uses}): error, and that without`;
    return [{ what, value: percent(chosen.wape), target }];
  });
};

export const forecast: Section = {
  name: 'forecast',
  title:
    'Forecast of the month’s energy on two years of the demo’s kinds of sites, error against naive forecasts',
  run,
};
