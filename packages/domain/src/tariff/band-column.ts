// The band and season of each quarter-hour: the schedule is by wall clock, while the slots are instants.
import { dateOfDayNumber } from '../time/day-number.ts';
import { offsetSpans } from '../time/offset-span.ts';
import { quarterHourMs } from '../time/slot.ts';
import { dayPlans } from './day-plan.ts';
import type { Schedule } from './schedule.ts';
import { endOfDay } from './wall-clock.ts';

const dialMs = endOfDay * quarterHourMs;

/** One entry a slot, encoded like a DayPlan. Whole local days are copied, because bills of years must be quick. */
export const bandColumn = (schedule: Schedule, zone: string, fromMs: number, count: number): Uint8Array => {
  const planOf = dayPlans(schedule);
  const column = new Uint8Array(count);
  for (const span of offsetSpans(zone, fromMs, fromMs + count * quarterHourMs)) {
    let index = Math.ceil((span.fromMs - fromMs) / quarterHourMs);
    const end = Math.ceil((span.toMs - fromMs) / quarterHourMs);
    while (index < end) {
      const localMs = fromMs + index * quarterHourMs + span.offsetMs;
      const midnightMs = Math.floor(localMs / dialMs) * dialMs;
      const first = Math.floor((localMs - midnightMs) / quarterHourMs);
      const last = Math.min(endOfDay, first + end - index);
      column.set(planOf(dateOfDayNumber(midnightMs / dialMs)).subarray(first, last), index);
      index += last - first;
    }
  }
  return column;
};
