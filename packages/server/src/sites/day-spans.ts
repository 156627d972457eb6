// The spans of a site's overview for one local date, none reaching beyond now.
import { dateAt, dayBefore, type LocalSpan, localDay, localMonth, sameWallClock } from '@ohmstead/domain';

export type DaySpans = { readonly day: LocalSpan; readonly dayBefore: LocalSpan; readonly month: LocalSpan };

export const daySpans = (zone: string, date: string, nowMs: number): DaySpans => {
  const before = localDay(zone, dayBefore(date));
  return {
    day: upTo(nowMs, localDay(zone, date)),
    dayBefore: {
      fromMs: before.fromMs,
      // Up to the same wall-clock time, so that a running day is compared with the same part of the one before.
      toMs: date === dateAt(zone, nowMs) ? sameWallClock(zone, nowMs, dayBefore(date)) : before.toMs,
    },
    month: upTo(nowMs, localMonth(zone, date)),
  };
};

/** Empty for a span that has not begun. */
export const upTo = (nowMs: number, { fromMs, toMs }: LocalSpan): LocalSpan => ({
  fromMs,
  toMs: Math.max(fromMs, Math.min(toMs, nowMs)),
});
