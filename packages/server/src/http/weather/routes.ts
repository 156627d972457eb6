import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { refuse } from '../../errors/outcome.ts';
import { findSite } from '../../sites/site-store.ts';
import { cellOfSite } from '../../weather/day-weather.ts';
import { siteWeather } from '../../weather/site-weather.ts';
import { siteAccessOf } from '../access/door.ts';
import { placeSearchLimit } from '../access/rate-limits.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerWeatherCalls = (server: Server, context: Context): void => {
  const { db, weather } = context;
  const limit = placeSearchLimit(server.app);
  registerCall(server, calls.weather.ofSite, async ({ params, request }) => {
    const site = await findSite(db, siteAccessOf(request).ownerId, params.id);
    return site ? siteWeather(context, cellOfSite(site)) : refuse('wrong_id');
  });
  registerCall(server, calls.weather.geocode, async ({ query, request, lang }) => {
    await limit(request);
    if (weather.isOff) return { state: 'off' as const, places: [] };
    const places = await weather.findPlaces(query.name, lang);
    return { state: places === null ? ('failed' as const) : ('ok' as const), places: [...(places ?? [])] };
  });
};
