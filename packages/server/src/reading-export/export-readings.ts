// A meter's readings as a file. CSV and Green Button are written while the readings are read; a workbook is held in
// memory as a whole, so its length is bounded.
import { Readable } from 'node:stream';
import { dayMs, type LocalSpan } from '@ohmstead/domain';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import { readingsByDay } from '../readings/readings-by-day.ts';
import { queryIn } from '../readings/run-query.ts';
import type { AnsweredFile } from '../report-export/answered-file.ts';
import { xlsxOfSheets } from '../report-export/xlsx-of-sheets.ts';
import type { MeterDay } from '../rollups/meter-day-store.ts';
import { readMeterDays } from '../rollups/read-meters.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { MeterSnapshot, SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { FoundMeter } from '../sites/find-meter.ts';
import { csvOfReadings } from './csv-of-readings.ts';
import { greenButtonOfMeter } from './green-button-of-meter.ts';
import { type ReadingRow, readingColumns, readingRows } from './reading-rows.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'greenbutton';

export type ReadingsQuery = {
  readonly meter: FoundMeter;
  readonly site: SiteSnapshot;
  readonly span: LocalSpan;
  readonly format: ExportFormat;
};

/** A workbook of so many rows takes some 200 MB of memory, and a spreadsheet program some ten minutes. */
const mostSheetRows = 50_000;

export const exportReadings = async (
  reader: SiteReader,
  query: ReadingsQuery,
): Promise<Outcome<AnsweredFile>> => {
  const { meter, site, span, format } = query;
  const { zone } = site;
  const name = `${meter.sn}-${new Date(span.fromMs).toISOString().slice(0, 10)}`;
  const days = readingsByDay(queryIn(reader.db), {
    meterId: meter.id,
    fromMicros: span.fromMs * 1000,
    toMicros: span.toMs * 1000,
  });
  switch (format) {
    case 'csv':
      return {
        name: `${name}.csv`,
        type: 'text/csv',
        content: Readable.from(csvOfReadings(days, { ...span, zone })),
      };
    case 'xlsx': {
      const content = await workbook(days, query);
      if (isRefused(content)) return content;
      return {
        name: `${name}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content,
      };
    }
    case 'greenbutton':
      return {
        name: `${name}.xml`,
        type: 'application/xml',
        content: Readable.from(greenButtonOfMeter(quarterHours(reader, query), { ...meter, span })),
      };
  }
};

type Days = ReturnType<typeof readingsByDay>;

const workbook = async (days: Days, { meter, site, span }: ReadingsQuery): Promise<Outcome<Buffer>> => {
  const rowsOf = readingRows({ ...span, zone: site.zone });
  const rows: ReadingRow[] = [];
  for await (const readings of days) {
    for (const reading of readings) rows.push(...rowsOf(reading));
    if (rows.length > mostSheetRows) return refuseField('endtime', 'span_too_long');
  }
  return xlsxOfSheets([{ name: meter.sn, columns: readingColumns, rows }]);
};

const daysAtOnce = 8;

async function* quarterHours(
  reader: SiteReader,
  { meter, site, span }: ReadingsQuery,
): AsyncGenerator<readonly MeterDay[]> {
  const own = site.meters.find(({ id }) => id === meter.id);
  if (!own) return;
  const { fromMs, toMs } = knownPart(own, span);
  for (let from = fromMs; from < toMs; from += daysAtOnce * dayMs) {
    const part = { fromMs: from, toMs: Math.min(toMs, from + daysAtOnce * dayMs) };
    const found = await readMeterDays(reader, site, [own], part);
    yield [...(found.get(meter.id) ?? [])].sort((a, b) => a.fromMs - b.fromMs);
  }
}

/** The span in whole days of UTC, so that no day comes twice. */
const knownPart = ({ firstMs, newestMs }: MeterSnapshot, span: LocalSpan): LocalSpan => ({
  fromMs: Math.floor(Math.max(span.fromMs, firstMs) / dayMs) * dayMs,
  toMs: Math.min(span.toMs, newestMs + dayMs),
});
