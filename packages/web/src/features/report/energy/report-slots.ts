// Pure: the columns of a period as the slots of a chart, in the words of a language.

import type { EnergyColumns } from '@ohmstead/contract';
import { dateAt, minuteOfDayAt, minutesPerHour } from '@ohmstead/domain';
import type { CalendarFormats, Formats } from '@ohmstead/i18n';
import type { Period, PeriodKind } from '../../../report/period.ts';
import type { BarSlot } from '../../../ui/charts/bars/bar-chart-data.ts';

export type SlotWords = { readonly formats: Formats; readonly calendar: CalendarFormats };

type Times = Pick<EnergyColumns, 'timeZone' | 'times' | 'to'>;

export const reportSlots = (columns: Times, kind: PeriodKind, words: SlotWords): BarSlot[] => {
  const starts = columns.times.map((time) => Date.parse(time));
  return starts.map((startMs, place) => {
    const endMs = starts[place + 1] ?? Date.parse(columns.to);
    return { startMs, ...labelsOf({ startMs, endMs, timeZone: columns.timeZone }, kind, words) };
  });
};

type Slot = { readonly startMs: number; readonly endMs: number; readonly timeZone: string };

const labelsOf = ({ startMs, endMs, timeZone }: Slot, kind: PeriodKind, { formats, calendar }: SlotWords) => {
  const date = dateAt(timeZone, startMs);
  switch (kind) {
    case 'day':
      return {
        label: hourLabel(minuteOfDayAt(timeZone, startMs), formats),
        longLabel: `${formats.time(startMs, timeZone)}–${formats.time(endMs, timeZone)}`,
      };
    case 'month':
    case 'range':
      return { label: calendar.dayOfMonth(date), longLabel: calendar.day(date) };
    case 'year':
      return { label: calendar.shortMonth(date), longLabel: calendar.month(date) };
    case 'total':
      return { label: calendar.year(date), longLabel: calendar.year(date) };
  }
};

/** Where clocks are changed by half an hour, one begins there. */
const hourLabel = (minute: number, { axisHour, wallTime }: Formats): string =>
  minute % minutesPerHour === 0 ? axisHour(minute / minutesPerHour) : wallTime(minute);

/** The period a slot stands for; an hour is none. */
export const periodOfSlot = (columns: Times, kind: PeriodKind, slot: number): Period | null => {
  const time = columns.times[slot];
  if (time === undefined) return null;
  const date = dateAt(columns.timeZone, Date.parse(time));
  switch (kind) {
    case 'day':
      return null;
    case 'month':
    case 'range':
      return { kind: 'day', date };
    case 'year':
      return { kind: 'month', date };
    case 'total':
      return { kind: 'year', date };
  }
};

/** Where now lies among the slots; null before and after them. */
export const nowSlotOf = ({ times, to }: Times, nowMs: number): number | null => {
  if (nowMs >= Date.parse(to)) return null;
  const slot = times.findLastIndex((time) => Date.parse(time) <= nowMs);
  return slot < 0 ? null : slot;
};

/**
 * For each slot its place among those of another period, or -1. Hours, days of a month and months are matched by name, and
 * the second hour of a name with the second, so that a day of 25 hours is set beside one of 24; days of a span by place.
 */
export const placesIn = (
  others: readonly Pick<BarSlot, 'label'>[],
  slots: readonly Pick<BarSlot, 'label'>[],
  kind: PeriodKind,
): number[] => {
  if (kind === 'range') return slots.map((_, place) => (place < others.length ? place : -1));
  const places = new Map(namesOf(others).map((name, place) => [name, place]));
  return namesOf(slots).map((name) => places.get(name) ?? -1);
};

const namesOf = (slots: readonly Pick<BarSlot, 'label'>[]): string[] => {
  const seen = new Map<string, number>();
  return slots.map(({ label }) => {
    const time = (seen.get(label) ?? 0) + 1;
    seen.set(label, time);
    return `${label} ${time}`;
  });
};
