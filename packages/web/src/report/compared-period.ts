// Pure: the period that another one is compared with.
import { isLocalDate } from '@ohmstead/domain';
import { type Newest, type Period, stepped } from './period.ts';
import type { Compare } from './report-search.ts';

/** Returns null when nothing is compared. */
export const comparedPeriod = (period: Period, compare: Compare | null, newest: Newest): Period | null => {
  if (compare === null || period.kind === 'total') return null;
  if (compare === 'previous') return stepped(period, -1, newest);
  return period.kind === 'range'
    ? { kind: 'range', from: yearBefore(period.from), to: yearBefore(period.to) }
    : { kind: period.kind, date: yearBefore(period.date) };
};

/** 29 February is compared with the 28th. */
const yearBefore = (date: string): string => {
  const same = `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`;
  return isLocalDate(same) ? same : `${same.slice(0, 8)}28`;
};
