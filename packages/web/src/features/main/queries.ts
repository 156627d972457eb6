import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const fiveMinutesMs = 300_000;
const pollMs = 10_000;

/** Every five minutes while its tab is shown; every ten seconds while the live stream is down. */
const pace = (streaming: boolean) => ({
  staleTime: fiveMinutesMs,
  refetchInterval: streaming ? fiveMinutesMs : pollMs,
  refetchOnReconnect: 'always' as const,
});

const siteListKey = [calls.user.sitelist.name] as const;
export const siteListQuery = (streaming: boolean) =>
  queryOptions({
    queryKey: siteListKey,
    queryFn: ({ signal }) => call(calls.user.sitelist, {}, signal),
    ...pace(streaming),
  });

const meterListKey = [calls.user.meterlist.name] as const;
export const meterListQuery = (streaming: boolean) =>
  queryOptions({
    queryKey: meterListKey,
    queryFn: ({ signal }) => call(calls.user.meterlist, {}, signal),
    ...pace(streaming),
  });

export const meterQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.meter.get.name, id],
    queryFn: ({ signal }) => call(calls.meter.get, { params: { id } }, signal),
  });
