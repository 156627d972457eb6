// A site's forecast is made once in a quarter-hour, and again when its past, its tariff, its target or its weather has changed, or
// when the readings of a meter have reached another quarter-hour.
import type { SiteForecast } from '@ohmstead/contract';
import { quarterHourMs } from '@ohmstead/domain';
import type { BilledSite } from '../bills/billed-site.ts';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import { weatherVersion } from '../weather/day-weather.ts';
import { createLearner } from './learn-site.ts';
import { type SiteGoals, siteForecast } from './site-forecast.ts';

export type ForecastSite = (
  reader: SiteReader,
  billed: BilledSite,
  goals: SiteGoals,
) => Promise<SiteForecast>;

const mostSites = 500;

/** Remembers the forecasts it has made. */
export const createForecaster = (): ForecastSite => {
  const learn = createLearner();
  const known = new BoundedMap<number, { readonly key: string; readonly forecast: SiteForecast }>(mostSites);
  return async (reader, billed, goals) => {
    const version = goals.cell && (await weatherVersion(reader.db, goals.cell));
    const key = `${keyOf(billed, goals.monthTargetKwh)} ${version}`;
    const before = known.get(billed.id);
    if (before?.key === key) return before.forecast;
    const { made: forecast, isWhole } = await whetherWhole(reader, () =>
      siteForecast(reader, billed, { ...goals, learn }),
    );
    if (isWhole) known.set(billed.id, { key, forecast });
    return forecast;
  };
};

const keyOf = ({ site, currency, startDay }: BilledSite, monthTargetKwh: number | null): string => {
  const { revision, zone, nowMs, meters } = site;
  const ofMeters = meters.flatMap(({ id, newestMs, isOnline }) => [id, quarterOf(newestMs), isOnline]);
  return JSON.stringify([revision, zone, quarterOf(nowMs), currency, startDay, monthTargetKwh, ofMeters]);
};

const quarterOf = (ms: number): number => Math.floor(ms / quarterHourMs);
