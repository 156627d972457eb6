import { calls, type ValueStep } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { type Period, type PeriodKind, spanOf } from '../report/period.ts';

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
  return queryOptions({
    queryKey: [calls.energy.values.name, siteId, starttime, endtime, by],
    queryFn:
      starttime === undefined || endtime === undefined
        ? skipToken
        : ({ signal }) =>
            call(calls.energy.values, { params: { id: siteId }, query: { starttime, endtime, by } }, signal),
    staleTime: minuteMs,
  });
};
