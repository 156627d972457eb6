import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Measure } from '../../energy-value/measure.ts';
import type { AskedSpan } from './asked-span.ts';

/** Where nothing is known yet, a first reading may come at any time. */
const emptyMs = 15_000;

export const siteHoursQuery = (id: number, span: AskedSpan) =>
  queryOptions({
    queryKey: [calls.energy.siteHours.name, id, span],
    queryFn: ({ signal }) => call(calls.energy.siteHours, { params: { id }, query: span }, signal),
    refetchInterval: ({ state }) => state.data?.figures.length === 0 && emptyMs,
    staleTime: minuteMs,
  });

/** Those of the whole site are asked for when `meterIds` is empty. */
export const hourValuesQuery = (id: number, span: AskedSpan, meterIds: readonly number[]) =>
  queryOptions({
    queryKey: [calls.energy.hourValues.name, id, span, meterIds],
    queryFn: ({ signal }) =>
      call(
        calls.energy.hourValues,
        { params: { id }, query: { ...span, sensorids: meterIds.join(',') } },
        signal,
      ),
    staleTime: minuteMs,
  });

export const meterHoursQuery = (id: number, span: AskedSpan, meterIds: readonly number[]) =>
  queryOptions({
    queryKey: [calls.energy.hours.name, id, span, meterIds],
    queryFn: ({ signal }) =>
      call(calls.energy.hours, { params: { id }, query: { ...span, sensorids: meterIds.join(',') } }, signal),
    staleTime: minuteMs,
  });

type AskedMonths = {
  readonly span: AskedSpan;
  /** None: the whole site. */
  readonly meterIds: readonly number[];
  readonly measure: Measure;
};

export const hourMonthsQuery = (id: number, { span, meterIds, measure }: AskedMonths) =>
  queryOptions({
    queryKey: [calls.energy.hourMonths.name, id, span, meterIds, measure],
    queryFn: ({ signal }) =>
      call(
        calls.energy.hourMonths,
        { params: { id }, query: { ...span, sensorids: meterIds.join(','), measure } },
        signal,
      ),
    refetchInterval: ({ state }) => state.data?.series.length === 0 && emptyMs,
    staleTime: minuteMs,
  });
