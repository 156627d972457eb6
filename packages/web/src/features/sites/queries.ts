import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const emissionsQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.place.emissions.name, id],
    queryFn: ({ signal }) => call(calls.place.emissions, { params: { id } }, signal),
  });

/** The server's tile address stays the same for the visit; it differs by language. */
export const mapTilesQuery = (lang: string) =>
  queryOptions({
    queryKey: [calls.place.mapTiles.name, lang],
    queryFn: ({ signal }) => call(calls.place.mapTiles, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
