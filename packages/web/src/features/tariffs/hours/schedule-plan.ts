// Pure: a schedule's rules as people see them, days with the same hours painted on one dial, and back again.
import type { Band, BandRule, Schedule, Season, SummerRange } from '@ohmstead/domain';
import { type BandPlan, type BandSpan, painted, planOf, spansOf } from './band-plan.ts';
import { quarterOf, quarterText } from './wall-quarters.ts';

/** ISO weekdays, and holidays of any weekday. */
export const dayKinds = [1, 2, 3, 4, 5, 6, 7, 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Both dials are the same without seasons. */
export type DayGroup = {
  readonly days: readonly DayKind[];
  readonly summer: BandPlan;
  readonly winter: BandPlan;
};

/** Every kind of day is in one group. */
export type SchedulePlan = {
  readonly summer: SummerRange | null;
  readonly holidays: readonly string[];
  readonly groups: readonly DayGroup[];
};

export const schedulePlan = (schedule: Schedule): SchedulePlan => {
  const groups = new Map<string, DayGroup>();
  for (const day of dayKinds) {
    // A schedule without holidays does not say what they are like: they go with Sundays.
    const like = day === 'holiday' && schedule.holidays.length === 0 ? 7 : day;
    const summer = dialOf(schedule, schedule.summer && 'summer', like);
    const winter = schedule.summer ? dialOf(schedule, 'winter', like) : summer;
    const key = JSON.stringify([summer, winter]);
    groups.set(key, { days: [...(groups.get(key)?.days ?? []), day], summer, winter });
  }
  return { summer: schedule.summer, holidays: schedule.holidays, groups: [...groups.values()] };
};

const dialOf = (schedule: Schedule, season: Season | null, day: DayKind): BandPlan =>
  schedule.rules
    .filter((rule) => rule.season === null || rule.season === season)
    .filter((rule) => (day === 'holiday' ? rule.onHolidays : rule.weekdays.includes(day)))
    // Backwards, so that of several rules the first has the last word.
    .reduceRight<BandPlan>((plan, rule) => painted(plan, spanOf(rule)), planOf(schedule.otherwise));

const spanOf = ({ from, to, band }: BandRule): BandSpan => ({
  from: quarterOf(from),
  to: quarterOf(to),
  band,
});

export const scheduleOf = ({ summer, holidays, groups }: SchedulePlan): Schedule => {
  const otherwise = mostFrequentBand(groups);
  return {
    summer,
    holidays: [...holidays],
    rules: groups.flatMap((group) => rulesOf(group, summer !== null, otherwise)),
    otherwise,
  };
};

const rulesOf = (group: DayGroup, hasSeasons: boolean, otherwise: Band): BandRule[] => {
  const sameAllYear = !hasSeasons || group.summer.join() === group.winter.join();
  const dials: [Season | null, BandPlan][] = sameAllYear
    ? [[null, group.summer]]
    : [
        ['summer', group.summer],
        ['winter', group.winter],
      ];
  const weekdays = group.days.filter((day) => day !== 'holiday');
  const onHolidays = group.days.includes('holiday');
  return dials.flatMap(([season, dial]) =>
    overMidnight(spansOf(dial))
      .filter(({ band }) => band !== otherwise)
      .map(({ from, to, band }) => ({
        band,
        from: quarterText(from),
        to: quarterText(to),
        weekdays,
        onHolidays,
        season,
      })),
  );
};

/** The first and the last span become one where they have the same band. */
const overMidnight = (spans: readonly BandSpan[]): BandSpan[] => {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last || first === last || first.band !== last.band) return [...spans];
  return [...spans.slice(1, -1), { ...last, to: first.to }];
};

const mostFrequentBand = (groups: readonly DayGroup[]): Band => {
  const quarters = groups.flatMap(({ days, summer, winter }) => days.flatMap(() => [...summer, ...winter]));
  const counts = new Map<Band, number>();
  for (const band of quarters) counts.set(band, (counts.get(band) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'standard';
};

export const bandsIn = ({ groups }: SchedulePlan, season: Season | null): Set<Band> =>
  new Set(
    groups.flatMap(({ summer, winter }) => [
      ...(season === 'winter' ? [] : summer),
      ...(season === 'summer' ? [] : winter),
    ]),
  );
