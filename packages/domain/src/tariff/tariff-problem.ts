// A problem of a tariff: a code, and the path to it.

export const tariffProblemCodes = [
  'id_used',
  'name_required',
  'date_invalid',
  /** It ends before it begins, or on the same day. */
  'validity_empty',
  /** It holds on a date on which an earlier one of the list does. */
  'versions_overlap',
  /** The price is not a whole number of micro units, or is beyond the limit. */
  'price_invalid',
  /** The schedule gives the band, but it has no price. */
  'band_without_price',
  'tiers_required',
  /** The limit of a tier is not a whole number of kWh above 0; the last tier may have none. */
  'tier_limit_invalid',
  'tiers_not_rising',
  /** The last tier must be without limit, and it alone. */
  'tier_last_limited',
  'time_invalid',
  /** The start and the end are the same. */
  'times_equal',
  'weekday_invalid',
  /** The rule holds on no day at all. */
  'rule_without_days',
  'month_day_invalid',
  'summer_empty',
  /** A season is named, but the schedule has none. */
  'season_without_summer',
  'holiday_invalid',
  'series_required',
  'factor_invalid',
  'rate_invalid',
  /** The tax is on no kind of line. */
  'tax_on_nothing',
  /** Export credit needs fixed prices. */
  'credit_while_dynamic',
] as const;
export type TariffProblemCode = (typeof tariffProblemCodes)[number];

export type Path = readonly (string | number)[];

export type TariffProblem = { readonly code: TariffProblemCode; readonly path: Path };

/** The problem alone when it is one. */
export const problemIf = (isOne: boolean, code: TariffProblemCode, path: Path): TariffProblem[] =>
  isOne ? [{ code, path }] : [];

const limitMicros = 100_000_000_000;

/** Up to 100,000 currency units, so that no product of it loses a digit. */
export const priceProblems = (micros: number, path: Path): TariffProblem[] =>
  problemIf(!Number.isInteger(micros) || Math.abs(micros) > limitMicros, 'price_invalid', path);
