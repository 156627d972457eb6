// What a site or its meters passed hour by hour, a series a figure, always the same ones in the same order.
import type { HourMonths } from '@ohmstead/contract';
import type { HourEnergies, LocalSpan } from '@ohmstead/domain';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { energyHours } from './energy-hours.ts';
import { figureKeys, siteHours } from './site-hours.ts';

export type HourSeries = HourEnergies & Pick<HourMonths['series'][number], 'meter' | 'key'>;

export type HoursOfSpan = { readonly times: readonly string[]; readonly series: readonly HourSeries[] };

type Asked = { readonly meterIds: readonly number[] | null; readonly span: LocalSpan };

/** Without meters it is the site's. */
export const hourSeries = (
  reader: SiteReader,
  site: SiteSnapshot,
  { meterIds, span }: Asked,
): Promise<HoursOfSpan> =>
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

const ofMeters = async (reader: SiteReader, site: SiteSnapshot, asked: Asked): Promise<HoursOfSpan> => {
  const { times, meters } = await energyHours(reader, site, asked);
  const series = meters.flatMap(({ id, name, importKwh, exportKwh, knownShare }) => [
    { meter: { id, name }, key: 'import' as const, kWh: importKwh, knownShare },
    { meter: { id, name }, key: 'export' as const, kWh: exportKwh, knownShare },
  ]);
  return { times, series };
};
