import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { setBrand } from '../theme/brand.ts';

/** What the server lets the client know before login; it stays the same for the visit. */
export const appConfigQuery = queryOptions({
  queryKey: [calls.common.config.name],
  queryFn: async ({ signal }) => {
    const config = await call(calls.common.config, {}, signal);
    setBrand(config.brand);
    return config;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
