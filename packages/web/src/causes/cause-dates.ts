// Pure: the local days whose causes are asked for, as the addresses of the audit list and of the causes have them.
import { daysBetween } from '@ohmstead/domain';
import { addDays, calendarDate } from '../model/dates/calendar.ts';

/** `to` is not included. Without them all of a meter's list is meant. */
export type CauseDates = { readonly from?: string; readonly to?: string };

/** More days than this are not asked for at once: the newest of them are. */
const mostDays = 400;

export const causeDates = (from: string, to: string): CauseDates => ({
  from: daysBetween(from, to) > mostDays ? addDays(to, -mostDays) : from,
  to,
});

/** As other calls are asked for days; a span without both ends has no dates of its own. */
export const causesOfSpan = ({
  starttime,
  endtime,
}: {
  readonly starttime?: string;
  readonly endtime?: string;
}): CauseDates => (starttime === undefined || endtime === undefined ? {} : causeDates(starttime, endtime));

export const datesOfSearch = (search: Record<string, unknown>): CauseDates => {
  const from = calendarDate(search.from);
  const to = calendarDate(search.to);
  return from && to && from < to ? causeDates(from, to) : {};
};

/** A day of its own. */
export const causeDay = (date: string) => ({ from: date, to: addDays(date, 1) }) satisfies CauseDates;

export const isDay = ({ from, to }: Required<CauseDates>): boolean => daysBetween(from, to) === 1;

const daysOfMonth = 31;

/** The last month, today included: more is read only where somebody asks for it. */
export const newestDays = (today: string) => {
  const to = addDays(today, 1);
  return { from: addDays(to, -daysOfMonth), to } satisfies CauseDates;
};
