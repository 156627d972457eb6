// What a report shows, as its address has it. The usual period is shown where the address has none of the calendar.
import { calendarDate } from '../model/dates/calendar.ts';
import { type Newest, type Period, type PeriodKind, periodAt, periodKinds } from './period.ts';

export const compares = ['previous', 'lastYear'] as const;
export type Compare = (typeof compares)[number];

export type ReportSearch = {
  readonly period?: PeriodKind;
  readonly date?: string;
  readonly from?: string;
  readonly to?: string;
  readonly view?: string;
  readonly compare?: Compare;
};

export const reportSearch = (search: Record<string, unknown>): ReportSearch => {
  const period = periodKinds.find((kind) => kind === search.period);
  const compare = compares.find((one) => one === search.compare);
  const date = calendarDate(search.date);
  const from = calendarDate(search.from);
  const to = calendarDate(search.to);
  return {
    ...(period && { period }),
    ...(date && { date }),
    ...(from && to && from < to && { from, to }),
    ...(typeof search.view === 'string' && { view: search.view }),
    ...(compare && { compare }),
  };
};

type Usual = { readonly kinds: readonly PeriodKind[]; readonly usual: Period; readonly newest: Newest };

/** The period asked for, where the report has such and it has begun; else the usual one. */
export const periodOfSearch = (search: ReportSearch, { kinds, usual, newest }: Usual): Period => {
  const kind = search.period;
  if (kind === undefined || !kinds.includes(kind)) return usual;
  if (kind === 'range') return rangeOf(search, newest) ?? periodAt(kind, newest.day, newest);
  if (kind === 'total') return { kind };
  return periodAt(kind, search.date ?? newest[kind], newest);
};

const rangeOf = ({ from, to }: ReportSearch, newest: Newest): Period | null => {
  if (from === undefined || to === undefined || from > newest.day) return null;
  return { kind: 'range', from, to };
};

/** The part of the address that a period needs; everything else of it stays as it is. */
export const searchOfPeriod = (period: Period): Pick<ReportSearch, 'period' | 'date' | 'from' | 'to'> => {
  switch (period.kind) {
    case 'range':
      return { period: 'range', from: period.from, to: period.to };
    case 'total':
      return { period: 'total' };
    case 'day':
    case 'month':
    case 'year':
      return { period: period.kind, date: period.date };
  }
};
