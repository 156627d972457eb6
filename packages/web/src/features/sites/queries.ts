import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const emissionsQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.place.emissions.name, id],
    queryFn: ({ signal }) => call(calls.place.emissions, { params: { id } }, signal),
  });

/** The same name is not searched for twice in a visit; its places differ by language. */
export const placesQuery = (name: string, lang: string) =>
  queryOptions({
    queryKey: [calls.weather.geocode.name, lang, name],
    queryFn: ({ signal }) => call(calls.weather.geocode, { query: { name } }, signal),
    staleTime: ({ state }) => (state.data?.state === 'failed' ? 0 : Number.POSITIVE_INFINITY),
    meta: { quiet: true },
  });

/** The server's tile address stays the same for the visit; it differs by language. */
export const mapTilesQuery = (lang: string) =>
  queryOptions({
    queryKey: [calls.place.mapTiles.name, lang],
    queryFn: ({ signal }) => call(calls.place.mapTiles, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
