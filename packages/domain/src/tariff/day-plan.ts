// Which band and season each quarter-hour of a date's wall clock has.
import { dayNumberOf, weekdayOf } from '../time/day-number.ts';
import { type Band, bands, type Season } from './band.ts';
import type { BandRule, Schedule, SummerRange } from './schedule.ts';
import { endOfDay, wallClockQuarters } from './wall-clock.ts';

/** One entry for each quarter-hour of the wall clock: the index of the band, plus the number of bands in winter. */
export type DayPlan = Uint8Array;

/** The plan of any date; dates alike share one. */
export const dayPlans = (schedule: Schedule): ((date: string) => DayPlan) => {
  const holidays = new Set(schedule.holidays);
  const plans = new Map<string, DayPlan>();
  return (date) => {
    const season = seasonOf(schedule.summer, date);
    const weekday = holidays.has(date) ? null : isoWeekday(date);
    const key = `${season} ${weekday}`;
    const plan = plans.get(key) ?? planOf(schedule, season, weekday);
    plans.set(key, plan);
    return plan;
  };
};

/** The bands that some date of those seasons has; null stands for a schedule without. */
export const bandsGiven = (schedule: Schedule, among: readonly (Season | null)[]): Band[] => {
  const kinds = [...isoWeekdays, ...(schedule.holidays.length > 0 ? [null] : [])];
  const plans = among.flatMap((season) => kinds.map((weekday) => planOf(schedule, season, weekday)));
  const isGiven = (entry: number): boolean => plans.some((plan) => plan.includes(entry));
  return bands.filter((_, index) => isGiven(index) || isGiven(index + bands.length));
};

const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Null without seasons. */
const seasonOf = (summer: SummerRange | null, date: string): Season | null => {
  if (summer === null) return null;
  const day = date.slice(5);
  const { from, to } = summer;
  const isSummer = from <= to ? day >= from && day < to : day >= from || day < to;
  return isSummer ? 'summer' : 'winter';
};

const isoWeekday = (date: string): number => weekdayOf(dayNumberOf(date)) || 7;

const planOf = (schedule: Schedule, season: Season | null, weekday: number | null): DayPlan => {
  const first = season === 'winter' ? bands.length : 0;
  const plan = new Uint8Array(endOfDay).fill(first + bands.indexOf(schedule.otherwise));
  // Backwards, so that of several rules the first has the last word.
  for (const rule of schedule.rules.toReversed()) {
    if (holds(rule, season, weekday)) paint(plan, rule, first + bands.indexOf(rule.band));
  }
  return plan;
};

const holds = (rule: BandRule, season: Season | null, weekday: number | null): boolean =>
  (rule.season === null || rule.season === season) &&
  (weekday === null ? rule.onHolidays : rule.weekdays.includes(weekday));

const paint = (plan: DayPlan, rule: BandRule, value: number): void => {
  const from = wallClockQuarters(rule.from) ?? 0;
  const to = wallClockQuarters(rule.to) ?? 0;
  if (from <= to) plan.fill(value, from, to);
  else plan.fill(value, from).fill(value, 0, to);
};
