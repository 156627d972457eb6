import { dayMs } from '@ohmstead/domain';
import { dayAt } from '../day.ts';
import { type DayStart, nextStart } from './counted-day.ts';
import { countsAtAnchor } from './counts-at-anchor.ts';
import { countedOn, daysBefore, type Household, storedAt } from './household-day.ts';

/** The history covers more than two years. */
const historyDays = 760;
/** Days before the anchor are counted this many at a time. */
const stretchDays = 16;

/**
 * The starts of days, found by any instant in them. They are counted forwards and backwards from the anchor's day, only
 * as far as needed, so the newest days do not need the years before. Throws RangeError for an instant more than 760
 * days before the anchor.
 */
export const dayStartsFrom = (household: Household, anchorMs: number): ((atMs: number) => DayStart) => {
  const { zone } = household.profile;
  const anchor = dayAt(zone, anchorMs);
  const counts = countsAtAnchor(household, anchor);
  const starts: DayStart[] = [{ day: anchor, storedWh: storedAt(household, anchor), counts }];
  const earliestMs = anchor.fromMs - historyDays * dayMs;

  return (atMs) => {
    if (atMs < earliestMs)
      throw new RangeError(`The meters have no history before ${new Date(earliestMs).toISOString()}.`);
    for (let last = starts.at(-1); last && last.day.toMs <= atMs; last = starts.at(-1))
      starts.push(nextStart(household.profile, household.seed, last, dayAt(zone, last.day.toMs)));
    for (let first = starts[0]; first && atMs < first.day.fromMs; first = starts[0])
      starts.unshift(...stretchBefore(household, first));
    return startAt(starts, atMs);
  };
};

/** The starts of the days before `first`, oldest first. */
const stretchBefore = (household: Household, first: DayStart): DayStart[] => {
  const days = Array.from({ length: stretchDays }, (_, i) =>
    daysBefore(household.profile.zone, first.day, stretchDays - i),
  );
  let storedWh = storedAt(household, days[0] ?? first.day);
  const opened = days.map((day) => {
    const next = countedOn(household, day, storedWh);
    const start = { day, storedWh, counted: next.counts };
    storedWh = next.storedWh;
    return start;
  });
  let after = first.counts;
  const starts = opened.toReversed().map(({ day, storedWh, counted }) => {
    after = after.map((counts, meter) => counts.map((count, i) => count - (counted[meter]?.[i] ?? 0)));
    return { day, storedWh, counts: after };
  });
  return starts.reverse();
};

const startAt = (starts: readonly DayStart[], atMs: number): DayStart => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle]?.day.fromMs ?? 0) <= atMs) low = middle;
    else high = middle - 1;
  }
  const start = starts[low];
  if (!start) throw new RangeError('The model has no day to start from.');
  return start;
};
