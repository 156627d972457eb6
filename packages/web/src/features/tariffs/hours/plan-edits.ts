// Pure: what a person does to the hours of a tariff.
import type { BandSpan } from './band-plan.ts';
import { painted } from './band-plan.ts';
import type { DayGroup, DayKind, SchedulePlan } from './schedule-plan.ts';

export type DialSeason = 'summer' | 'winter';

/** Summer as most of the northern hemisphere's tariffs have it, to be changed. */
const usualSummer = { from: '04-01', to: '10-01' };

const changeGroup = (
  plan: SchedulePlan,
  index: number,
  change: (group: DayGroup) => DayGroup,
): SchedulePlan => ({
  ...plan,
  groups: plan.groups.map((group, place) => (place === index ? change(group) : group)),
});

/** Both dials are painted when there are no seasons. */
export const paintHours = (
  plan: SchedulePlan,
  index: number,
  season: DialSeason,
  span: BandSpan,
): SchedulePlan =>
  changeGroup(plan, index, (group) => {
    if (plan.summer !== null) return { ...group, [season]: painted(group[season], span) };
    const dial = painted(group.summer, span);
    return { ...group, summer: dial, winter: dial };
  });

export const withSeasons = (plan: SchedulePlan, wanted: boolean): SchedulePlan =>
  wanted
    ? { ...plan, summer: usualSummer }
    : {
        ...plan,
        summer: null,
        groups: plan.groups.map((group) => ({ ...group, winter: group.summer })),
      };

/** The day leaves the group it was in; a group without days is gone. */
export const moveDay = (plan: SchedulePlan, day: DayKind, to: number): SchedulePlan => ({
  ...plan,
  groups: plan.groups
    .map((group, index) => ({
      ...group,
      days: index === to ? inWeekOrder([...group.days, day]) : group.days.filter((other) => other !== day),
    }))
    .filter(({ days }) => days.length > 0),
});

/** A new group begins with the hours of the one its days come from: the weekend, or else the last of the days. */
export const addGroup = (plan: SchedulePlan): SchedulePlan => {
  const from = plan.groups.toSorted((a, b) => b.days.length - a.days.length)[0];
  if (!from || from.days.length < 2) return plan;
  const weekend = from.days.filter((day) => day === 6 || day === 7 || day === 'holiday');
  const leaving = weekend.length > 0 && weekend.length < from.days.length ? weekend : from.days.slice(-1);
  const groups = plan.groups.map((group) =>
    group === from ? { ...group, days: group.days.filter((day) => !leaving.includes(day)) } : group,
  );
  return { ...plan, groups: [...groups, { ...from, days: leaving }] };
};

/** Its days go to the first of the others. */
export const removeGroup = (plan: SchedulePlan, index: number): SchedulePlan => {
  const days = plan.groups[index]?.days ?? [];
  const [first, ...rest] = plan.groups.toSpliced(index, 1);
  if (!first) return plan;
  return { ...plan, groups: [{ ...first, days: inWeekOrder([...first.days, ...days]) }, ...rest] };
};

const inWeekOrder = (days: readonly DayKind[]): DayKind[] =>
  [...new Set(days)].toSorted((a, b) => weekPlace(a) - weekPlace(b));

const weekPlace = (day: DayKind): number => (day === 'holiday' ? 8 : day);

export const addHoliday = (plan: SchedulePlan, date: string): SchedulePlan => ({
  ...plan,
  holidays: [...new Set([...plan.holidays, date])].sort(),
});

export const removeHoliday = (plan: SchedulePlan, date: string): SchedulePlan => ({
  ...plan,
  holidays: plan.holidays.filter((holiday) => holiday !== date),
});
