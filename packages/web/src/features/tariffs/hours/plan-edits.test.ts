import { describe, expect, it } from 'vitest';
import { planOf, spansOf } from './band-plan.ts';
import { addGroup, moveDay, paintHours, removeGroup, withSeasons } from './plan-edits.ts';
import { dayKinds, type SchedulePlan } from './schedule-plan.ts';

const dial = planOf('standard');
const plain: SchedulePlan = {
  summer: null,
  holidays: [],
  groups: [{ days: dayKinds, summer: dial, winter: dial }],
};
const night = { from: 88, to: 24, band: 'offPeak' as const };

const daysOf = (plan: SchedulePlan) => plan.groups.map(({ days }) => days.join(' '));

describe('painting', () => {
  it('goes over midnight, and to both seasons while there are none', () => {
    const [group] = paintHours(plain, 0, 'summer', night).groups;
    expect(spansOf(group?.summer ?? []).map(({ to }) => to)).toEqual([24, 88, 96]);
    expect(group?.winter).toEqual(group?.summer);
  });

  it('stays in its season where there are some', () => {
    const [group] = paintHours(withSeasons(plain, true), 0, 'winter', night).groups;
    expect(group?.summer).toEqual(dial);
    expect(group?.winter).not.toEqual(dial);
  });

  it('keeps the summer’s hours when seasons end', () => {
    const painted = paintHours(withSeasons(plain, true), 0, 'summer', night);
    const [group] = withSeasons(painted, false).groups;
    expect(group?.winter).toEqual(painted.groups[0]?.summer);
  });
});

describe('days', () => {
  it('of other hours are the weekend first', () => {
    expect(daysOf(addGroup(plain))).toEqual(['1 2 3 4 5', '6 7 holiday']);
  });

  it('go to another group, and a group without any is gone', () => {
    const two = addGroup(plain);
    expect(daysOf(moveDay(two, 6, 0))).toEqual(['1 2 3 4 5 6', '7 holiday']);
    expect(daysOf(removeGroup(two, 1))).toEqual(['1 2 3 4 5 6 7 holiday']);
    const none = (['holiday', 7, 6] as const).reduce((plan, day) => moveDay(plan, day, 0), two);
    expect(daysOf(none)).toEqual(['1 2 3 4 5 6 7 holiday']);
  });
});
