// The weather of cells: asked for from Open-Meteo, one request a cell at a time, and kept. What fails is tried again after
// a pause that grows, and leaves what is known as it is.
import { dayMs, type WeatherCell } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import type { WeatherSources } from '../config/weather-sources.ts';
import type { Log } from '../log/log.ts';
import { type BucketLimits, fullBucket, secondsToToken, takeToken } from '../rate-limits/token-bucket.ts';
import type { Database } from '../storage/schema.ts';
import { findForecast, saveForecast } from './cells/cell-store.ts';
import { type FindPlaces, openPlaceSearch } from './find-places.ts';
import { openGrowingPauses } from './growing-pauses.ts';
import type { Asked, AskLimits } from './open-meteo/ask-json.ts';
import { askForecast, askPast, type CellForecast, type DayRange } from './open-meteo/ask-open-meteo.ts';
import { savePast } from './past/past-store.ts';

export type Weather = {
  readonly isOff: boolean;
  /** False while it has been asked as often as it may be; whatever it is then asked for cannot be had. */
  mayAsk(): boolean;
  /** False where a newer forecast could not be had; one that is young enough is left as it is. */
  refresh(cell: WeatherCell, oldestMs: number): Promise<boolean>;
  /** Days of UTC from the archive; false where they could not be had. */
  fetchPast(cell: WeatherCell, days: DayRange): Promise<boolean>;
  readonly findPlaces: FindPlaces;
  /** Gives up what is under way. */
  close(): Promise<void>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  /** Null forbids to ask. */
  readonly sources: WeatherSources | null;
  readonly timeoutMs?: number;
  readonly rate?: BucketLimits;
};

const usualTimeoutMs = 10_000;
/** The free service asks for no more than 10,000 a day. */
const usualRate: BucketLimits = { perSecond: 0.1, burst: 200 };

export const createWeather = ({ db, clock, log, sources, ...parts }: Parts): Weather => {
  const { timeoutMs = usualTimeoutMs, rate = usualRate } = parts;
  const closing = new AbortController();
  const limits: AskLimits = { timeoutMs, signal: closing.signal };
  const pauses = openGrowingPauses();
  const underWay = new Map<string, Promise<boolean>>();
  const bucket = fullBucket(rate, clock.nowMicros());
  let isFailing = false;

  /** Null where it failed, is paused, or was asked too often. */
  const tryOnce = async <Value>(key: string, ask: () => Promise<Asked<Value>>): Promise<Value | null> => {
    if (closing.signal.aborted || !pauses.mayTry(key, nowMs(clock))) return null;
    if (takeToken(bucket, rate, clock.nowMicros()) > 0) return null;
    const asked = await ask();
    if (closing.signal.aborted) return null;
    if (asked.kind === 'ok') {
      pauses.succeeded(key);
      if (isFailing) log.info('The weather can be fetched again.');
      isFailing = false;
      return asked.value;
    }
    pauses.failed(key, nowMs(clock));
    if (!isFailing)
      log.warn({ reason: asked.reason }, 'The weather could not be fetched; it will be tried again.');
    isFailing = true;
    return null;
  };

  /** Whoever wants the same waits for the one under way. */
  const once = (key: string, work: () => Promise<boolean>): Promise<boolean> => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  const refresh = async (to: WeatherSources, cell: WeatherCell, oldestMs: number): Promise<boolean> => {
    const known = await findForecast(db, cell.key);
    if (known && isYounger(known.updatedAt, nowDate(clock), oldestMs)) return true;
    const found = await tryOnce(`forecast ${cell.key}`, () => askForecast(to, cell, limits));
    if (found === null) return false;
    const at = nowDate(clock);
    await saveForecast(db, cell.key, { ...found, at });
    await savePast(db, cell.key, { ...pastOf(found, at), isArchive: false });
    return true;
  };

  const fetchPast = async (to: WeatherSources, cell: WeatherCell, days: DayRange): Promise<boolean> => {
    const hours = await tryOnce(`past ${cell.key}`, () => askPast(to, { cell, days }, limits));
    if (hours === null) return false;
    await savePast(db, cell.key, { hours, days, isArchive: true });
    return true;
  };

  return {
    isOff: sources === null,
    mayAsk: () => secondsToToken(bucket, rate, clock.nowMicros()) === 0,
    refresh: (cell, oldestMs) =>
      sources ? once(cell.key, () => refresh(sources, cell, oldestMs)) : Promise.resolve(false),
    fetchPast: (cell, days) =>
      sources ? once(`past ${cell.key}`, () => fetchPast(sources, cell, days)) : Promise.resolve(false),
    findPlaces: openPlaceSearch({ clock, sources, limits }),
    close: async () => {
      closing.abort();
      await Promise.allSettled(underWay.values());
    },
  };
};

const isYounger = (updatedAt: Date, now: Date, oldestMs: number): boolean => {
  const ageMs = now.getTime() - updatedAt.getTime();
  // After a clock set back it is asked for anew.
  return ageMs >= 0 && ageMs < oldestMs;
};

/** The hours up to now, and the days they lie in. */
const pastOf = ({ hours }: CellForecast, at: Date) => {
  const past = hours.filter(({ atMs }) => atMs <= at.getTime());
  const days = past.map(({ atMs }) => Math.floor(atMs / dayMs));
  return { hours: past, days: { from: Math.min(...days), to: Math.max(...days) } };
};
