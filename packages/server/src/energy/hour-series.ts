// Hourly energy of a site or of its meters: one series for each figure, always in the same order.
import type { HourMonths, SiteHours } from '@ohmstead/contract';
import type { LocalSpan } from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { energyHours } from './energy-hours.ts';
import { figureKeys, siteHours } from './site-hours.ts';

export type HourSeries = SiteHours['figures'][number] & Pick<HourMonths['series'][number], 'meter'>;

export type HoursOfSpan = { readonly times: readonly string[]; readonly series: readonly HourSeries[] };

type SeriesQuery = { readonly meterIds: readonly number[] | null; readonly span: LocalSpan };

/** The site's own figures where no meters are named. */
export const hourSeries = (
  reader: SiteReader,
  site: SiteSnapshot,
  { meterIds, span }: SeriesQuery,
): Promise<Outcome<HoursOfSpan>> =>
  meterIds === null ? ofSite(reader, site, span) : ofMeters(reader, site, { meterIds, span });

const ofSite = async (reader: SiteReader, site: SiteSnapshot, span: LocalSpan): Promise<HoursOfSpan> => {
  const { times, figures } = await siteHours(reader, site, span);
  const nothing = { kWh: times.map(() => null), knownShare: times.map(() => 0) };
  const series = figureKeys.map((key) => ({
    ...nothing,
    ...figures.find((figure) => figure.key === key),
    meter: null,
    key,
  }));
  return { times, series };
};

const ofMeters = async (
  reader: SiteReader,
  site: SiteSnapshot,
  query: SeriesQuery,
): Promise<Outcome<HoursOfSpan>> => {
  const hours = await energyHours(reader, site, query);
  if (isRefused(hours)) return hours;
  const { times, meters } = hours;
  const series = meters.flatMap(({ id, name, importKwh, exportKwh, knownShare }) => [
    { meter: { id, name }, key: 'import' as const, kWh: importKwh, knownShare },
    { meter: { id, name }, key: 'export' as const, kWh: exportKwh, knownShare },
  ]);
  return { times, series };
};
