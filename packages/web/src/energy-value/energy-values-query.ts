import { calls, type ValueStep } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { type Period, type PeriodKind, spanOf } from '../report/period.ts';

/** Local dates of the site; the end is not included. */
export type ValueSpan = { readonly starttime: string; readonly endtime: string; readonly by: ValueStep };

/** Nothing is asked without a span. */
export const valuesOfSpanQuery = (siteId: number, span: ValueSpan | null) =>
  queryOptions({
    queryKey: [calls.energy.values.name, siteId, span],
    queryFn:
      span === null
        ? skipToken
        : ({ signal }) => call(calls.energy.values, { params: { id: siteId }, query: span }, signal),
    staleTime: minuteMs,
  });

const stepOf: Record<PeriodKind, ValueStep> = {
  day: 'hour',
  month: 'day',
  range: 'day',
  year: 'month',
  total: 'month',
};

/** Nothing is asked without a period, nor of all time, which is too long a span. */
export const energyValuesQuery = (siteId: number, period: Period | null) => {
  const { starttime, endtime } = spanOf(period ?? { kind: 'total' });
  const by = stepOf[period?.kind ?? 'day'];
  const isBounded = starttime !== undefined && endtime !== undefined;
  return valuesOfSpanQuery(siteId, isBounded ? { starttime, endtime, by } : null);
};
