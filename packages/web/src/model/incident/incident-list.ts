// The incidents of a site: those that go on first, then the newest.
import { calls } from '@ohmstead/contract';
import type { IncidentKind } from '@ohmstead/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const incident = calls.incident;
const refreshMs = 15_000;

/** Empty lists and null stand for everything. */
export type IncidentFilter = {
  readonly state: 'open' | 'all';
  readonly kinds: readonly IncidentKind[];
  readonly meterIds: readonly number[];
  /** Local dates of the site; the end is exclusive. */
  readonly from: string | null;
  readonly to: string | null;
};

/** Page by page. More than one page is left as it is while somebody reads it. */
export const incidentListQuery = (siteId: number, filter: IncidentFilter) =>
  infiniteQueryOptions({
    queryKey: [incident.list.name, siteId, filter],
    queryFn: ({ pageParam, signal }) =>
      call(incident.list, { params: { id: siteId }, query: { ...queryOf(filter), skip: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.reduce((sum, { items }) => sum + items.length, 0) : undefined,
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 1) === 1 && refreshMs,
  });

const queryOf = ({ state, kinds, meterIds, from, to }: IncidentFilter) => ({
  state,
  ...(kinds.length > 0 && { kinds: kinds.join(',') }),
  ...(meterIds.length > 0 && { sensorids: meterIds.join(',') }),
  ...(from !== null && { starttime: from }),
  ...(to !== null && { endtime: to }),
});

const newest = { state: 'all', skip: 0 } as const;

/** What the pages of the site and of its meters show: the first page of everything. */
export const newestIncidentsQuery = (siteId: number) =>
  queryOptions({
    queryKey: [incident.list.name, siteId, 'newest'],
    queryFn: ({ signal }) => call(incident.list, { params: { id: siteId }, query: newest }, signal),
    refetchInterval: refreshMs,
  });

/** What goes on at one meter. */
export const openOfMeterQuery = (siteId: number, meterId: number) =>
  queryOptions({
    queryKey: [incident.list.name, siteId, 'ofMeter', meterId],
    queryFn: ({ signal }) =>
      call(
        incident.list,
        { params: { id: siteId }, query: { ...newest, state: 'open', sensorids: String(meterId) } },
        signal,
      ),
    refetchInterval: refreshMs,
  });

export const refreshIncidents = (queries: QueryClient, siteId: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: [incident.list.name, siteId] });
