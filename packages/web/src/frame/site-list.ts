import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { tellCurrencies } from '../texts/currencies.ts';

const fiveMinutesMs = 300_000;

/** The account's sites. */
export const siteListQuery = queryOptions({
  queryKey: [calls.user.sitelist.name],
  queryFn: async ({ signal }) => {
    const sites = await call(calls.user.sitelist, {}, signal);
    tellCurrencies(sites.map(({ priceUnit }) => priceUnit));
    return sites;
  },
  staleTime: fiveMinutesMs,
});
