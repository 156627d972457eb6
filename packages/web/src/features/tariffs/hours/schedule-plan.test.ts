import type { BandRule, Schedule } from '@ohmstead/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from './band-plan.ts';
import { scheduleOf, schedulePlan } from './schedule-plan.ts';
import { quarterText } from './wall-quarters.ts';

const weekdays = [1, 2, 3, 4, 5];
const rule: BandRule = {
  band: 'peak',
  from: '17:00',
  to: '21:00',
  weekdays,
  onHolidays: false,
  season: null,
};
const night: BandRule = {
  ...rule,
  band: 'offPeak',
  from: '22:00',
  to: '06:00',
  weekdays: [...weekdays, 6, 7],
  onHolidays: true,
};
const schedule: Schedule = { summer: null, holidays: [], rules: [rule, night], otherwise: 'standard' };

describe('schedulePlan', () => {
  it('puts days of the same hours on one dial', () => {
    const { groups } = schedulePlan(schedule);
    expect(groups.map(({ days }) => days)).toEqual([weekdays, [6, 7, 'holiday']]);
    expect(spansOf(groups[0]?.summer ?? []).map(({ from, band }) => `${quarterText(from)} ${band}`)).toEqual([
      '00:00 offPeak',
      '06:00 standard',
      '17:00 peak',
      '21:00 standard',
      '22:00 offPeak',
    ]);
  });

  it('knows holidays once there are some', () => {
    const plan = schedulePlan({ ...schedule, holidays: ['2026-12-25'], rules: [rule] });
    expect(plan.groups.map(({ days }) => days)).toEqual([weekdays, [6, 7, 'holiday']]);
  });
});

describe('scheduleOf', () => {
  it('writes a night over midnight as one rule', () => {
    expect(scheduleOf(schedulePlan({ ...schedule, rules: [night] })).rules).toEqual([night]);
  });

  it('means what was painted, whatever was painted', () => {
    const time = fc.integer({ min: 0, max: 95 }).map(quarterText);
    const anyRule: fc.Arbitrary<BandRule> = fc
      .record({
        band: fc.constantFrom('peak' as const, 'standard' as const, 'offPeak' as const),
        from: time,
        to: time,
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        onHolidays: fc.boolean(),
        season: fc.constantFrom(null, 'summer' as const, 'winter' as const),
      })
      .filter(({ from, to }) => from !== to);
    const anySchedule = fc.record({
      summer: fc.constant({ from: '04-01', to: '10-01' }),
      holidays: fc.constant(['2026-12-25']),
      rules: fc.array(anyRule, { maxLength: 5 }),
      otherwise: fc.constantFrom('peak' as const, 'standard' as const),
    });
    fc.assert(
      fc.property(anySchedule, (any) => {
        const plan = schedulePlan(any);
        expect(schedulePlan(scheduleOf(plan))).toEqual(plan);
      }),
    );
  });
});
