// The average day of a site by the wall clock.
import type { AverageDays } from '@ohmstead/contract';
import {
  averageProfiles,
  dayTypeOf,
  dayTypes,
  type LocalSpan,
  powerOfSlot,
  quarterHourMs,
  quartersOnDial,
  type SiteSlots,
  type SlotColumn,
  type WallQuarters,
  wallQuarters,
  yearSeasonOf,
  yearSeasons,
} from '@ohmstead/domain';
import { knownSpan } from '../energy/known-span.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';

type Figure = AverageDays['figure'];

const columnOf: Record<Figure, keyof Omit<SiteSlots, 'fromMs' | 'quality'>> = {
  consumption: 'consumed',
  import: 'imported',
  export: 'exported',
  yield: 'yielded',
};

export type ProfileQuery = {
  readonly span: LocalSpan;
  readonly figure: Figure;
  readonly isSouthern: boolean;
};

export const averageDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, figure, isSouthern }: ProfileQuery,
): Promise<AverageDays> => {
  const known = knownSpan(site, span);
  const slots = await readSiteSlots(reader, site, known);
  const column = slots[columnOf[figure]];
  const wall = wallQuarters(site.zone, slots.fromMs, column.length);
  return {
    from: new Date(span.fromMs).toISOString(),
    to: new Date(span.toMs).toISOString(),
    timeZone: site.zone,
    figure,
    times,
    series: [...seriesOf(column, wall, null), ...seriesOf(column, wall, isSouthern)],
  };
};

const quartersOfHour = 4;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

const times = Array.from({ length: quartersOnDial }, (_, quarter) =>
  [Math.floor(quarter / quartersOfHour), (quarter % quartersOfHour) * (quarterHourMs / 60_000)]
    .map(twoDigits)
    .join(':'),
);

type Series = AverageDays['series'][number];

/** All seasons together where `isSouthern` is null, else each season of the hemisphere. */
const seriesOf = (column: SlotColumn, wall: WallQuarters, isSouthern: boolean | null): Series[] => {
  const seasonOf = (day: number) => (isSouthern === null ? 'all' : yearSeasonOf(day, isSouthern));
  const kindOf = (day: number) => `${dayTypeOf(day)} ${seasonOf(day)}` as const;
  const days = [...new Set(wall.dayNumber)].map(kindOf);
  const profiles = averageProfiles(column, wall, kindOf);
  const found: Series[] = [];
  for (const season of isSouthern === null ? (['all'] as const) : yearSeasons) {
    for (const dayType of dayTypes) {
      const key = `${dayType} ${season}` as const;
      const profile = profiles.get(key);
      if (!profile) continue;
      found.push({
        dayType,
        season: season === 'all' ? null : season,
        unit: 'W',
        data: profile.mean.map((energy) => (energy === null ? null : powerOfSlot(energy))),
        days: days.filter((kind) => kind === key).length,
      });
    }
  }
  return found;
};
