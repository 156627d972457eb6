import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type Newest, type Period, spanOf, stepped } from '../../report/period.ts';
import type { Compare } from '../../report/report-search.ts';

const typeOf = { day: 0, month: 1, year: 2, total: 3 } as const;

export type EnergyQuery = { readonly period: Period; readonly compare: Compare | null };

/** The balance holds the columns of every view, so that changing the view asks nothing. */
export const energyQuery = (id: number, asked: EnergyQuery) => {
  const query = { view: 'balance' as const, ...energyTime(asked.period), ...comparing(asked.compare) };
  return queryOptions({
    queryKey: [calls.energy.report.name, id, query],
    queryFn: ({ signal }) => call(calls.energy.report, { params: { id }, query }, signal),
    staleTime: minuteMs,
  });
};

export const energyTime = (period: Period) => {
  switch (period.kind) {
    case 'range':
      return { reporttype: typeOf.month, ...spanOf(period) };
    case 'total':
      return { reporttype: typeOf.total };
    case 'day':
    case 'month':
    case 'year':
      return { reporttype: typeOf[period.kind], time: period.date };
  }
};

const comparing = (compare: Compare | null) => (compare === null ? {} : { compare });

export const billQuery = (id: number, period: Period) => {
  const query = billTime(period);
  return queryOptions({
    queryKey: [calls.bill.report.name, id, query],
    queryFn: ({ signal }) => call(calls.bill.report, { params: { id }, query }, signal),
    staleTime: minuteMs,
  });
};

/** A billing period is named by the month it begins in. */
export const billTime = (period: Period) => {
  switch (period.kind) {
    case 'range':
      return { reporttype: typeOf.month, starttime: period.from, endtime: period.to };
    case 'day':
      return { reporttype: typeOf.day, time: period.date };
    case 'month':
      return { reporttype: typeOf.month, time: period.date.slice(0, 7) };
    case 'year':
      return { reporttype: typeOf.year, time: period.date.slice(0, 4) };
    case 'total':
      return { reporttype: typeOf.total };
  }
};

/** What a step leads to is there before it is taken. */
export const fetchNeighbours = (
  queries: QueryClient,
  { period, newest }: { readonly period: Period; readonly newest: Newest },
  fetch: (queries: QueryClient, neighbour: Period) => Promise<void>,
): void => {
  for (const by of [-1, 1] as const) {
    const neighbour = stepped(period, by, newest);
    if (neighbour) void fetch(queries, neighbour);
  }
};

export const billColumnsQuery = (id: number, period: Period) => {
  const query = billTime(period);
  return queryOptions({
    queryKey: [calls.bill.columns.name, id, query],
    queryFn: ({ signal }) => call(calls.bill.columns, { params: { id }, query }, signal),
    staleTime: minuteMs,
  });
};

/** What passed the meters on a bill's days, for a site whose energy has no price. */
export const spanQuery = (id: number, dates: { readonly from: string; readonly to: string }) => {
  const query = { starttime: dates.from, endtime: dates.to };
  return queryOptions({
    queryKey: [calls.energy.area.name, id, query],
    queryFn: ({ signal }) => call(calls.energy.area, { params: { id }, query }, signal),
    staleTime: minuteMs,
  });
};
