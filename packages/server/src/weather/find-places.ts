// Places by their name, in the reader's language as far as Open-Meteo knows it. What was found is known for a day.
import { dayMs } from '@ohmstead/domain';
import type { LanguageCode } from '@ohmstead/i18n';
import { type Clock, nowMs } from '../clock/clock.ts';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { WeatherSources } from '../config/weather-sources.ts';
import { type BucketLimits, fullBucket, takeToken } from '../rate-limits/token-bucket.ts';
import type { AskLimits } from './open-meteo/ask-json.ts';
import { askPlaces, type FoundPlace } from './open-meteo/ask-open-meteo.ts';
import { placeLanguageOf } from './open-meteo/place-language.ts';

/** Null where the search failed, or was made too often. */
export type FindPlaces = (name: string, lang: LanguageCode) => Promise<readonly FoundPlace[] | null>;

type Parts = {
  readonly clock: Clock;
  readonly sources: WeatherSources | null;
  readonly limits: AskLimits;
};

type Known = { readonly places: readonly FoundPlace[]; readonly atMs: number };

const searchRate: BucketLimits = { perSecond: 1, burst: 60 };
const mostKnown = 500;

export const openPlaceSearch = ({ clock, sources, limits }: Parts): FindPlaces => {
  const bucket = fullBucket(searchRate, clock.nowMicros());
  const known = new BoundedMap<string, Known>(mostKnown);
  return async (name, lang) => {
    if (!sources) return null;
    const language = placeLanguageOf(lang);
    const key = `${language} ${name.toLowerCase()}`;
    const before = known.get(key);
    if (before && Math.abs(nowMs(clock) - before.atMs) < dayMs) return before.places;
    if (takeToken(bucket, searchRate, clock.nowMicros()) > 0) return null;
    const asked = await askPlaces(sources, { name, language }, limits);
    if (asked.kind !== 'ok') return null;
    known.set(key, { places: asked.value, atMs: nowMs(clock) });
    return asked.value;
  };
};
