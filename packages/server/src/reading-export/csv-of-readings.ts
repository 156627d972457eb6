import type { StoredReading } from '@ohmstead/domain';
import { type ExportSpan, readingColumns, readingRows } from './reading-rows.ts';

/** Numbers and times only: there is nothing in it that a spreadsheet could run. */
export async function* csvOfReadings(
  days: AsyncIterable<readonly StoredReading[]>,
  span: ExportSpan,
): AsyncGenerator<string> {
  const rowsOf = readingRows(span);
  yield `${readingColumns.join(',')}\r\n`;
  for await (const readings of days) {
    let text = '';
    for (const reading of readings)
      for (const row of rowsOf(reading)) text += `${row.map(cellOf).join(',')}\r\n`;
    yield text;
  }
}

/** The shortest decimal that equals the number; unknown values are empty. */
const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  return Object.is(value, -0) ? '-0' : String(value);
};
