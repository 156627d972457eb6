import { type AverageDays, calls, type OtherSeries } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { AskedSpan } from './asked-span.ts';

/** Where nothing is known yet, a first reading may come at any time. */
const emptyMs = 15_000;

/** The loads of a site, or of one meter. */
export const loadQuery = (id: number, span: AskedSpan, meterId: number | null) =>
  queryOptions({
    queryKey: [calls.analysis.loadAnalysis.name, id, span, meterId],
    queryFn: ({ signal }) =>
      call(
        calls.analysis.loadAnalysis,
        { params: { id }, query: { ...span, ...(meterId !== null && { sensorids: String(meterId) }) } },
        signal,
      ),
    refetchInterval: ({ state }) => state.data?.averageW === null && emptyMs,
    staleTime: minuteMs,
  });

export type Quantity = OtherSeries['quantity'];

type SeriesQuery = { readonly quantity: Quantity; readonly meterIds: readonly number[] };

/** A quantity of some meters over time. */
export const seriesQuery = (id: number, span: AskedSpan, { quantity, meterIds }: SeriesQuery) =>
  queryOptions({
    queryKey: [calls.analysis.otherAnalysis.name, id, span, quantity, meterIds],
    queryFn: ({ signal }) =>
      call(
        calls.analysis.otherAnalysis,
        { params: { id }, query: { ...span, quantity, sensorids: meterIds.join(',') } },
        signal,
      ),
    staleTime: minuteMs,
  });

export type ProfileFigure = AverageDays['figure'];

export const profileQuery = (id: number, span: AskedSpan, figure: ProfileFigure) =>
  queryOptions({
    queryKey: [calls.analysis.profile.name, id, span, figure],
    queryFn: ({ signal }) =>
      call(calls.analysis.profile, { params: { id }, query: { ...span, figure } }, signal),
    staleTime: minuteMs,
  });

/** What counts as abnormal at the site; its meters are those that measure by themselves. */
export const limitsQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.analysis.dataalertparameter.name, id],
    queryFn: ({ signal }) => call(calls.analysis.dataalertparameter, { params: { id } }, signal),
    staleTime: minuteMs,
  });

export type AlertsQuery = { readonly kinds: string; readonly sensorids: string };

type Page = { readonly endtime?: string; readonly skip?: number };
const newest: Page = {};

/** Newest first, as many pages as were asked for. */
export const alertsQuery = (id: number, span: AskedSpan, asked: AlertsQuery) =>
  infiniteQueryOptions({
    queryKey: [calls.analysis.dataalert.name, id, span, asked],
    queryFn: ({ signal, pageParam }) =>
      call(calls.analysis.dataalert, { params: { id }, query: { ...span, ...asked, ...pageParam } }, signal),
    initialPageParam: newest,
    getNextPageParam: (last): Page | null => last.next,
    staleTime: minuteMs,
  });
