import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { setCurrencies } from '../../texts/currencies.ts';

/** The account's sites. Every price format depends on how many currencies they have. */
export const siteListQuery = queryOptions({
  queryKey: [calls.user.sitelist.name],
  queryFn: async ({ signal }) => {
    const sites = await call(calls.user.sitelist, {}, signal);
    setCurrencies(sites.map(({ priceUnit }) => priceUnit));
    return sites;
  },
  staleTime: 5 * minuteMs,
});
