// When each band holds, by the site's wall clock, all of it plain JSON.
import type { Band, Season } from './band.ts';

/**
 * Summer from one month-day to another, `mm-dd`, the end not included; the rest of the year is winter.
 * `from` after `to` wraps the year, as in the southern hemisphere.
 */
export type SummerRange = { readonly from: string; readonly to: string };

/**
 * `from` and `to` are wall clock, `hh:mm` on a quarter-hour, the end not included, `24:00` allowed as end.
 * `from` after `to` wraps midnight: both ends then lie in the same local date, so 22:00–06:00 on Mondays is
 * Monday before six and Monday from ten.
 */
export type BandRule = {
  readonly band: Band;
  readonly from: string;
  readonly to: string;
  /** ISO weekdays, 1 Monday to 7 Sunday, on which the rule holds unless the date is a holiday. */
  readonly weekdays: readonly number[];
  /** Whether it holds on holidays; the weekday of a holiday does not matter. */
  readonly onHolidays: boolean;
  /** Null for all year. */
  readonly season: Season | null;
};

export type Schedule = {
  /** Null without seasons. */
  readonly summer: SummerRange | null;
  /** Local dates, `yyyy-mm-dd`. */
  readonly holidays: readonly string[];
  /** The first rule that fits decides. */
  readonly rules: readonly BandRule[];
  /** The band of every quarter-hour no rule fits. */
  readonly otherwise: Band;
};
