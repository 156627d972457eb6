// What the pictures of a report show.
import type { EnergyColumns } from '@ohmstead/contract';
import {
  dateAt,
  hourMs,
  type LocalSpan,
  localDay,
  minuteOfDayAt,
  mwhPerKwh,
  quarterHourMs,
  type ReportPeriod,
  type SlotColumn,
} from '@ohmstead/domain';
import { dayColumns } from '../../energy/energy-columns.ts';
import { readSiteSlots } from '../../rollups/read-site.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { BarsPicture } from '../pictures/bars-picture.ts';

export type PictureSeries = Pick<BarsPicture, 'marks' | 'marksAt'> & {
  readonly consumption: readonly (number | null)[];
  readonly import: readonly (number | null)[];
  readonly yield: readonly (number | null)[];
};

/** A day by its quarter-hours, as average power in kW. */
export const seriesOfDay = async (
  reader: SiteReader,
  site: SiteSnapshot,
  date: string,
): Promise<PictureSeries> => {
  const day = localDay(site.zone, date);
  const slots = await readSiteSlots(reader, site, day);
  const kW = (column: SlotColumn) =>
    column.map((mwh) => (mwh === null ? null : (mwh / mwhPerKwh) * (hourMs / quarterHourMs)));
  return {
    consumption: kW(slots.consumed),
    import: kW(slots.imported),
    yield: kW(slots.yielded),
    marks: hourMarks(site.zone, { fromMs: slots.fromMs, toMs: day.toMs }),
    marksAt: 'start',
  };
};

const minutesBetweenMarks = 180;

/** Every third hour of the wall clock, in digits as no other letters can be drawn; on a day on which an hour comes twice its first coming. */
const hourMarks = (zone: string, { fromMs, toMs }: LocalSpan): BarsPicture['marks'] => {
  const seen = new Set<number>();
  const marks: { column: number; text: string }[] = [];
  for (let column = 0; fromMs + column * quarterHourMs < toMs; column += 1) {
    const minute = minuteOfDayAt(zone, fromMs + column * quarterHourMs);
    if (minute % minutesBetweenMarks !== 0 || seen.has(minute)) continue;
    seen.add(minute);
    marks.push({ column, text: String(minute / 60).padStart(2, '0') });
  }
  return marks;
};

/** More numbers than that would touch. */
const mostMarks = 14;

/** Days by their sums, in kWh. */
export const seriesOfDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { fromDate, toDate }: ReportPeriod,
): Promise<PictureSeries> => {
  const keys = ['consumption', 'import', 'yield'] as const;
  const columns = await dayColumns(reader, site, { fromDate, toDate, keys });
  const of = (key: (typeof keys)[number]) =>
    columns.series.find((series: EnergyColumns['series'][number]) => series.key === key)?.data ?? [];
  const every = columns.times.length > mostMarks ? 3 : 1;
  return {
    consumption: of('consumption'),
    import: of('import'),
    yield: of('yield'),
    marks: columns.times.flatMap((time, column) =>
      column % every === 0
        ? [{ column, text: String(Number(dateAt(site.zone, Date.parse(time)).slice(-2))) }]
        : [],
    ),
    marksAt: 'middle',
  };
};
