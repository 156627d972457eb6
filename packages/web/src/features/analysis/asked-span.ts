// Pure: a period as the analyses are asked for it.
import { isLocalDate } from '@ohmstead/domain';
import { type Newest, type Period, spanOf, stepped } from '../../report/period.ts';
import type { Compare } from '../../report/report-search.ts';

/** Local dates of the site, the end not included, or instants. */
export type AskedSpan = { readonly starttime?: string; readonly endtime?: string };

/** No meter is older: a load of all time begins with the first reading. */
const beforeAnyReading = '1970-01-01';

export const askedSpan = (period: Period): AskedSpan =>
  period.kind === 'total' ? { starttime: beforeAnyReading } : spanOf(period);

/** What a period is compared with; null: nothing. */
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
