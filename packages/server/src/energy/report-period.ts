// Which days an energy report is about, and which it is compared with. Dates are the site's.
import {
  dateOfDayNumber,
  dayBefore,
  dayNumberOf,
  isLocalDate,
  type LocalSpan,
  localDay,
  localMonth,
} from '@ohmstead/domain';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { timeTypes, yearSpan } from './energy-columns.ts';

export type ReportPeriod =
  /** The period of the type that contains the date. */
  | { readonly kind: 'typed'; readonly type: number; readonly date: string }
  /** `toDate` not included. */
  | { readonly kind: 'days'; readonly fromDate: string; readonly toDate: string };

export const spanOfPeriod = (site: SiteSnapshot, period: ReportPeriod): LocalSpan => {
  if (period.kind === 'days') {
    return {
      fromMs: localDay(site.zone, period.fromDate).fromMs,
      toMs: localDay(site.zone, period.toDate).fromMs,
    };
  }
  switch (period.type) {
    case timeTypes.day:
      return localDay(site.zone, period.date);
    case timeTypes.month:
      return localMonth(site.zone, period.date);
    case timeTypes.year:
      return yearSpan(site.zone, yearOf(period.date));
    default:
      return { fromMs: site.firstMs ?? site.nowMs, toMs: site.nowMs };
  }
};

/** The period that ends where this one begins; null for all time. */
export const periodBefore = (period: ReportPeriod): ReportPeriod | null => {
  if (period.kind === 'days') {
    const days = dayNumberOf(period.toDate) - dayNumberOf(period.fromDate);
    return {
      ...period,
      fromDate: dateOfDayNumber(dayNumberOf(period.fromDate) - days),
      toDate: period.fromDate,
    };
  }
  const date = dateBefore(period.date, period.type);
  return date === null ? null : { ...period, date };
};

const dateBefore = (date: string, type: number): string | null => {
  if (type === timeTypes.day) return dayBefore(date);
  if (type === timeTypes.month) return dayBefore(`${date.slice(0, 7)}-01`);
  return type === timeTypes.year ? `${yearOf(date) - 1}-01-01` : null;
};

/** Null for a year, whose year before is the period before, and for all time. */
export const periodYearBefore = (period: ReportPeriod): ReportPeriod | null => {
  if (period.kind === 'days') {
    const fromDate = yearBefore(period.fromDate);
    const days = dayNumberOf(period.toDate) - dayNumberOf(period.fromDate);
    return { ...period, fromDate, toDate: dateOfDayNumber(dayNumberOf(fromDate) + days) };
  }
  if (period.type === timeTypes.year || period.type === timeTypes.total) return null;
  return { ...period, date: yearBefore(period.date) };
};

/** 29 February is compared with the 28th. */
const yearBefore = (date: string): string => {
  const same = `${yearOf(date) - 1}${date.slice(4)}`;
  return isLocalDate(same) ? same : `${yearOf(date) - 1}-02-28`;
};

const yearOf = (date: string): number => Number(date.slice(0, 4));
