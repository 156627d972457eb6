import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const liveMs = 10_000;

export const meterListQuery = queryOptions({
  queryKey: [calls.user.meterlist.name],
  queryFn: ({ signal }) => call(calls.user.meterlist, {}, signal),
  refetchInterval: liveMs,
  refetchOnReconnect: 'always',
});

export const siteListQuery = queryOptions({
  queryKey: [calls.user.sitelist.name],
  queryFn: ({ signal }) => call(calls.user.sitelist, {}, signal),
});

export const meterQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.meter.get.name, id],
    queryFn: ({ signal }) => call(calls.meter.get, { params: { id } }, signal),
  });

export const siteQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.site.get.name, id],
    queryFn: ({ signal }) => call(calls.site.get, { params: { id } }, signal),
  });
