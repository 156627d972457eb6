import { bands, type Season, seasons } from './band.ts';
import { bandsGiven } from './day-plan.ts';
import type { ByBand, DynamicTariff, EnergyTariff, Tier } from './energy-tariff.ts';
import type { Schedule } from './schedule.ts';
import { type Path, priceProblems, problemIf, type TariffProblem } from './tariff-problem.ts';
import { validateSchedule } from './validate-schedule.ts';

export const validateEnergyTariff = (tariff: EnergyTariff, path: Path): TariffProblem[] => {
  switch (tariff.type) {
    case 'standard':
      return priceProblems(tariff.priceMicros, [...path, 'priceMicros']);
    case 'tiered':
      return tierProblems(tariff.tiers, [...path, 'tiers']);
    case 'dynamic':
      return dynamicProblems(tariff, path);
    case 'timeOfUse':
      return bandedProblems(tariff.schedule, path, {
        all: tariff.prices,
        winter: tariff.winterPrices,
        keys: { all: 'prices', winter: 'winterPrices' },
        problemsOf: priceProblems,
      });
    case 'tieredTimeOfUse':
      return bandedProblems(tariff.schedule, path, {
        all: tariff.tiers,
        winter: tariff.winterTiers,
        keys: { all: 'tiers', winter: 'winterTiers' },
        problemsOf: tierProblems,
      });
  }
};

const tierProblems = (tiers: readonly Tier[], path: Path): TariffProblem[] => [
  ...problemIf(tiers.length === 0, 'tiers_required', path),
  ...tiers.flatMap(({ priceMicros }, index) => priceProblems(priceMicros, [...path, index, 'priceMicros'])),
  ...tiers.flatMap((_, index) => limitProblems(tiers, index, [...path, index, 'uptoKwh'])),
];

const highestLimitKwh = 1_000_000_000;

const limitProblems = (tiers: readonly Tier[], index: number, path: Path): TariffProblem[] => {
  const limit = tiers[index]?.uptoKwh ?? null;
  const isLast = index === tiers.length - 1;
  if (isLast || limit === null) return problemIf(isLast !== (limit === null), 'tier_last_limited', path);
  const isLimit = Number.isInteger(limit) && limit > 0 && limit <= highestLimitKwh;
  if (!isLimit) return [{ code: 'tier_limit_invalid', path }];
  return problemIf(limit <= (tiers[index - 1]?.uptoKwh ?? 0), 'tiers_not_rising', path);
};

const highestFactorPpm = 100_000_000;

const dynamicProblems = ({ series, factorPpm, markUpMicros }: DynamicTariff, path: Path): TariffProblem[] => [
  ...problemIf(series === '', 'series_required', [...path, 'series']),
  ...problemIf(
    !Number.isInteger(factorPpm) || factorPpm < 0 || factorPpm > highestFactorPpm,
    'factor_invalid',
    [...path, 'factorPpm'],
  ),
  ...priceProblems(markUpMicros, [...path, 'markUpMicros']),
];

type Banded<Value> = {
  /** All year, or in summer where winter has its own. */
  readonly all: ByBand<Value>;
  readonly winter: ByBand<Value> | null;
  readonly keys: { readonly all: string; readonly winter: string };
  readonly problemsOf: (value: Value, path: Path) => TariffProblem[];
};

const bandedProblems = <Value>(schedule: Schedule, path: Path, banded: Banded<Value>): TariffProblem[] => {
  const wrong = validateSchedule(schedule, [...path, 'schedule']);
  if (wrong.length > 0) return wrong;
  const { all, winter, keys, problemsOf } = banded;
  const ofSeasons = (values: ByBand<Value>, key: string, among: readonly (Season | null)[]) => {
    const given = bandsGiven(schedule, among);
    return bands.flatMap((band) => {
      const value = values[band];
      const at = [...path, key, band];
      return value === undefined
        ? problemIf(given.includes(band), 'band_without_price', at)
        : problemsOf(value, at);
    });
  };
  if (schedule.summer === null) {
    const useless = problemIf(winter !== null, 'season_without_summer', [...path, keys.winter]);
    return [...useless, ...ofSeasons(all, keys.all, [null])];
  }
  if (winter === null) return ofSeasons(all, keys.all, seasons);
  return [...ofSeasons(all, keys.all, ['summer']), ...ofSeasons(winter, keys.winter, ['winter'])];
};
