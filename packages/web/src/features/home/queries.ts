import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { meterListQuery } from '../../model/meter/meter-list.ts';
import { siteListQuery } from '../../model/site/site-list.ts';

const refreshMs = 5 * minuteMs;
const pollMs = 10_000;

/** The answer is asked for every five minutes while its tab is shown; every ten seconds while the live stream is down. */
const pace = (streaming: boolean) => ({
  staleTime: refreshMs,
  refetchInterval: streaming ? refreshMs : pollMs,
  refetchOnReconnect: 'always' as const,
});

export const pacedSiteListQuery = (streaming: boolean) =>
  queryOptions({ ...siteListQuery, ...pace(streaming) });

export const portfolioQuery = queryOptions({
  queryKey: [calls.bill.portfolio.name],
  queryFn: ({ signal }) => call(calls.bill.portfolio, {}, signal),
  staleTime: minuteMs,
  refetchInterval: minuteMs,
  meta: { quiet: true },
});

/** Yesterday is over; only late readings and other prices change it. */
export const yesterdayQuery = queryOptions({
  queryKey: [calls.bill.yesterday.name],
  queryFn: ({ signal }) => call(calls.bill.yesterday, {}, signal),
  staleTime: refreshMs,
  refetchInterval: refreshMs,
  meta: { quiet: true },
});

/** Hours by site. A picture beside figures: nobody misses it while it cannot be had. */
export const lastDaysQuery = queryOptions({
  queryKey: [calls.user.lastday.name],
  queryFn: ({ signal }) => call(calls.user.lastday, {}, signal),
  select: (sites) => new Map(sites.map(({ id, consumptionKwh }) => [id, consumptionKwh])),
  staleTime: 15 * minuteMs,
  refetchInterval: 15 * minuteMs,
  meta: { quiet: true },
});

export const pacedMeterListQuery = (streaming: boolean) =>
  queryOptions({ ...meterListQuery, ...pace(streaming) });
