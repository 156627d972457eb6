import { calls, type SiteOverview } from '@ohmstead/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isEmptyLine } from './day-line.ts';

const minuteMs = 60_000;
const pollMs = 10_000;

/** The site's today: energy anew each minute beside the live stream, all of it every ten seconds without. */
export const todayQuery = (id: number, streaming: boolean) =>
  queryOptions({
    queryKey: [calls.site.overview.name, id],
    queryFn: ({ signal }) => call(calls.site.overview, { params: { id } }, signal),
    refetchInterval: ({ state }) => (streaming && !hasJustBegun(state.data) ? minuteMs : pollMs),
    refetchOnReconnect: 'always',
  });

/** The figures of a day gone by. */
export const dayQuery = (id: number, date: string) =>
  queryOptions({
    queryKey: [calls.site.overview.name, id, date],
    queryFn: ({ signal }) => call(calls.site.overview, { params: { id }, query: { date } }, signal),
    staleTime: minuteMs,
  });

export const lineQuery = (id: number, date: string, isToday: boolean) =>
  queryOptions({
    queryKey: [calls.site.powerLine2.name, id, date],
    queryFn: ({ signal }) => call(calls.site.powerLine2, { params: { id }, query: { date } }, signal),
    refetchInterval: ({ state }) => isToday && (isEmptyLine(state.data) ? pollMs : minuteMs),
    refetchOnReconnect: 'always',
    staleTime: minuteMs,
  });

export const meterQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.meter.get.name, id],
    queryFn: ({ signal }) => call(calls.meter.get, { params: { id } }, signal),
  });

/** Everything the page shows, also of the day chosen in its chart. */
export const refreshSite = (queries: QueryClient, id: number): void => {
  void queries.invalidateQueries({ queryKey: [calls.site.overview.name, id] });
  void queries.invalidateQueries({ queryKey: [calls.site.powerLine2.name, id] });
};

/** Readings come, but too few yet to make energy of. */
const hasJustBegun = (today: SiteOverview | undefined): boolean =>
  today?.day.state === 'noData' && today.lastUpdateTime !== null;
