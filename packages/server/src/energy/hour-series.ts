// Values by hour of a site or of its meters: one series for each figure, always in the same order.
import type { HourMeasure, HourMonths } from '@ohmstead/contract';
import type { HourValues, LocalSpan } from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { energyHours } from './energy-hours.ts';
import { hourValues } from './hour-values.ts';
import { figureKeys, siteHours } from './site-hours.ts';

export type HourSeries = HourValues & Pick<HourMonths['series'][number], 'meter' | 'key'>;

export type HoursOfSpan = { readonly times: readonly string[]; readonly series: readonly HourSeries[] };

type EnergyQuery = { readonly meterIds: readonly number[] | null; readonly span: LocalSpan };

export type SeriesQuery = EnergyQuery & {
  readonly measure: HourMeasure;
  readonly showsPrices: boolean;
};

/** The site's own figures where no meters are named; in kWh, in the currency, or in grams of CO2. */
export const hourSeries = (
  reader: SiteReader,
  site: SiteSnapshot,
  { measure, showsPrices, ...query }: SeriesQuery,
): Promise<Outcome<HoursOfSpan>> => {
  if (measure !== 'energy') return valuesOf(reader, site, { measure, showsPrices, ...query });
  const { meterIds, span } = query;
  return meterIds === null ? ofSite(reader, site, span) : ofMeters(reader, site, { meterIds, span });
};

const valuesOf = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { measure, ...query }: SeriesQuery,
): Promise<Outcome<HoursOfSpan>> => {
  const found = await hourValues(reader, site, query);
  if (isRefused(found)) return found;
  const series = found.figures.flatMap(({ meter, key, amounts, grams, knownShare }) => {
    const values = measure === 'money' ? amounts : grams;
    return values === null ? [] : [{ meter, key, values, knownShare }];
  });
  return { times: found.times, series };
};

const ofSite = async (reader: SiteReader, site: SiteSnapshot, span: LocalSpan): Promise<HoursOfSpan> => {
  const { times, figures } = await siteHours(reader, site, span);
  const series = figureKeys.map((key) => {
    const figure = figures.find((one) => one.key === key);
    return {
      meter: null,
      key,
      values: figure?.kWh ?? times.map(() => null),
      knownShare: figure?.knownShare ?? times.map(() => 0),
    };
  });
  return { times, series };
};

const ofMeters = async (
  reader: SiteReader,
  site: SiteSnapshot,
  query: EnergyQuery,
): Promise<Outcome<HoursOfSpan>> => {
  const hours = await energyHours(reader, site, query);
  if (isRefused(hours)) return hours;
  const { times, meters } = hours;
  const series = meters.flatMap(({ id, name, importKwh, exportKwh, knownShare }) => [
    { meter: { id, name }, key: 'import' as const, values: importKwh, knownShare },
    { meter: { id, name }, key: 'export' as const, values: exportKwh, knownShare },
  ]);
  return { times, series };
};
