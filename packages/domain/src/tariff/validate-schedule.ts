import { isLocalDate } from '../time/calendar-date.ts';
import type { BandRule, Schedule, SummerRange } from './schedule.ts';
import { type Path, problemIf, type TariffProblem } from './tariff-problem.ts';
import { wallClockQuarters } from './wall-clock.ts';

export const validateSchedule = (schedule: Schedule, path: Path): TariffProblem[] => [
  ...(schedule.summer === null ? [] : summerProblems(schedule.summer, [...path, 'summer'])),
  ...schedule.holidays.flatMap((date, index) =>
    problemIf(!isLocalDate(date), 'holiday_invalid', [...path, 'holidays', index]),
  ),
  ...schedule.rules.flatMap((rule, index) => ruleProblems(rule, schedule, [...path, 'rules', index])),
];

/** The date is checked in a leap year, so that 02-29 may begin or end a season. */
const isMonthDay = (text: string): boolean => isLocalDate(`2024-${text}`);

const summerProblems = ({ from, to }: SummerRange, path: Path): TariffProblem[] => [
  ...problemIf(!isMonthDay(from), 'month_day_invalid', [...path, 'from']),
  ...problemIf(!isMonthDay(to), 'month_day_invalid', [...path, 'to']),
  ...problemIf(from === to, 'summer_empty', path),
];

const ruleProblems = (rule: BandRule, { summer }: Schedule, path: Path): TariffProblem[] => [
  ...problemIf(wallClockQuarters(rule.from) === null, 'time_invalid', [...path, 'from']),
  ...problemIf(wallClockQuarters(rule.to) === null, 'time_invalid', [...path, 'to']),
  ...problemIf(rule.from === rule.to, 'times_equal', path),
  ...problemIf(!rule.weekdays.every(isWeekday), 'weekday_invalid', [...path, 'weekdays']),
  ...problemIf(rule.weekdays.length === 0 && !rule.onHolidays, 'rule_without_days', path),
  ...problemIf(rule.season !== null && summer === null, 'season_without_summer', [...path, 'season']),
];

const isWeekday = (day: number): boolean => Number.isInteger(day) && day >= 1 && day <= 7;
