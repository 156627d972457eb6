// A site's forecast is made once a quarter-hour; anew when its past, its tariff or its target has changed, or when a
// meter has come as far as another quarter-hour.
import type { SiteForecast } from '@ohmstead/contract';
import { quarterHourMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { BilledSite } from '../bills/billed-site.ts';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { Database } from '../storage/schema.ts';
import { createLearner } from './learn-site.ts';
import { siteForecast } from './site-forecast.ts';

type Db = Kysely<Database>;

export type ForecastSite = (db: Db, site: BilledSite, monthTargetKwh: number | null) => Promise<SiteForecast>;

const mostSites = 500;

/** Remembers what it has foretold. */
export const createForecaster = (): ForecastSite => {
  const learn = createLearner();
  const made = new BoundedMap<number, { readonly key: string; readonly forecast: SiteForecast }>(mostSites);
  return async (db, site, monthTargetKwh) => {
    const key = keyOf(site, monthTargetKwh);
    const known = made.get(site.id);
    if (known?.key === key) return known.forecast;
    const forecast = await siteForecast(db, site, { monthTargetKwh, learn });
    made.set(site.id, { key, forecast });
    return forecast;
  };
};

const keyOf = ({ ledger, currency, startDay }: BilledSite, monthTargetKwh: number | null): string => {
  const { revision, zone, nowMs, meters } = ledger;
  const ofMeters = meters.flatMap(({ id, newestMs, isOnline }) => [id, quarterOf(newestMs), isOnline]);
  return JSON.stringify([revision, zone, quarterOf(nowMs), currency, startDay, monthTargetKwh, ofMeters]);
};

const quarterOf = (ms: number): number => Math.floor(ms / quarterHourMs);
