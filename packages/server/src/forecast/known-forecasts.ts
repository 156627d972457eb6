// A site's forecast is made once in a quarter-hour, and again when its past, its tariff or its target has changed, or
// when the readings of a meter have reached another quarter-hour.
import type { SiteForecast } from '@ohmstead/contract';
import { quarterHourMs } from '@ohmstead/domain';
import type { BilledSite } from '../bills/billed-site.ts';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { createLearner } from './learn-site.ts';
import { siteForecast } from './site-forecast.ts';

export type ForecastSite = (
  reader: SiteReader,
  billed: BilledSite,
  monthTargetKwh: number | null,
) => Promise<SiteForecast>;

const mostSites = 500;

/** Remembers the forecasts it has made. */
export const createForecaster = (): ForecastSite => {
  const learn = createLearner();
  const made = new BoundedMap<number, { readonly key: string; readonly forecast: SiteForecast }>(mostSites);
  return async (reader, billed, monthTargetKwh) => {
    const key = keyOf(billed, monthTargetKwh);
    const known = made.get(billed.id);
    if (known?.key === key) return known.forecast;
    const forecast = await siteForecast(reader, billed, { monthTargetKwh, learn });
    made.set(billed.id, { key, forecast });
    return forecast;
  };
};

const keyOf = ({ site, currency, startDay }: BilledSite, monthTargetKwh: number | null): string => {
  const { revision, zone, nowMs, meters } = site;
  const ofMeters = meters.flatMap(({ id, newestMs, isOnline }) => [id, quarterOf(newestMs), isOnline]);
  return JSON.stringify([revision, zone, quarterOf(nowMs), currency, startDay, monthTargetKwh, ofMeters]);
};

const quarterOf = (ms: number): number => Math.floor(ms / quarterHourMs);
