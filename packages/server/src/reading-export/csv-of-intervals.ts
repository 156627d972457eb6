// Interval energy as it came: a row for each interval, with the energy of both directions.
import { type IntervalEnergy, localIsoIn, longestIntervalMicros, mwhPerKwh } from '@ohmstead/domain';
import { type ExportSpan, timeOf } from './reading-rows.ts';

/** Units are in their names; they are the same in every language. */
const intervalColumns = ['from', 'to', 'import_kwh', 'export_kwh', 'estimated'] as const;

/** Numbers and times only: there is nothing in it that a spreadsheet could run. */
export async function* csvOfIntervals(
  quarters: AsyncIterable<readonly IntervalEnergy[]>,
  { zone, fromMs, toMs }: ExportSpan,
): AsyncGenerator<string> {
  // An interval may end after the span.
  const iso = localIsoIn(zone, {
    fromMs: fromMs - (fromMs % 1000),
    toMs: toMs + longestIntervalMicros / 1000,
  });
  yield `${intervalColumns.join(',')}\r\n`;
  for await (const intervals of quarters) {
    let text = '';
    for (const { fromMicros, toMicros, importMwh, exportMwh, estimated } of intervals)
      text += `${timeOf(fromMicros, iso)},${timeOf(toMicros, iso)},${kwhOf(importMwh)},${kwhOf(exportMwh)},${estimated}\r\n`;
    yield text;
  }
}

/** The shortest decimal that equals the energy; unknown is empty. */
const kwhOf = (mwh: number | null): string => (mwh === null ? '' : String(mwh / mwhPerKwh));
