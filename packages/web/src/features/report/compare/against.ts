// Pure: what a period of a site is compared with, as its address has it, and the two sides that follow from it.
import { daysBetween } from '@ohmstead/domain';
import { addDays, calendarDate } from '../../../model/dates/calendar.ts';
import { comparedPeriod } from '../../../report/compared-period.ts';
import { type Newest, type Period, periodAt } from '../../../report/period.ts';
import { type Compare, compares } from '../../../report/report-search.ts';

export type Against =
  | { readonly kind: Compare }
  /** The period of the same kind that begins there; a range is as long as the first one, unless it says otherwise. */
  | { readonly kind: 'period'; readonly from: string; readonly to: string | null }
  | { readonly kind: 'site'; readonly siteId: number };

export type Side = { readonly siteId: number; readonly period: Period };

export const againstOf = (text: unknown): Against => {
  const named = compares.find((one) => one === text);
  if (named) return { kind: named };
  const [from, to] = typeof text === 'string' ? text.split('..') : [];
  const begins = calendarDate(from);
  if (begins !== null) return { kind: 'period', from: begins, to: calendarDate(to) };
  const siteId = typeof text === 'string' ? Number(/^site-(\d+)$/.exec(text)?.[1]) : Number.NaN;
  return Number.isSafeInteger(siteId) ? { kind: 'site', siteId } : { kind: 'lastYear' };
};

export const textOfAgainst = (against: Against): string => {
  switch (against.kind) {
    case 'period':
      return against.to === null ? against.from : `${against.from}..${against.to}`;
    case 'site':
      return `site-${against.siteId}`;
    default:
      return against.kind;
  }
};

/** Null where there is no such period, as there is none before all of time. */
export const otherSide = ({ siteId, period }: Side, against: Against, newest: Newest): Side | null => {
  switch (against.kind) {
    case 'site':
      return { siteId: against.siteId, period };
    case 'period': {
      const other = periodFrom(period, against, newest);
      return other && { siteId, period: other };
    }
    default: {
      // The year before a year is the period before it.
      const other = comparedPeriod(period, period.kind === 'year' ? 'previous' : against.kind, newest);
      return other && { siteId, period: other };
    }
  }
};

type PeriodAgainst = Extract<Against, { readonly kind: 'period' }>;

const periodFrom = (period: Period, { from, to }: PeriodAgainst, newest: Newest): Period | null => {
  if (period.kind === 'total') return null;
  if (period.kind !== 'range') return periodAt(period.kind, from, newest);
  const isRange = to !== null && from < to;
  return { kind: 'range', from, to: isRange ? to : addDays(from, daysBetween(period.from, period.to)) };
};
