// Readings as rows of a table: one a phase, and one of the net row.
import { localIsoIn, microsPerSecond, type StoredReading } from '@ohmstead/domain';

/** The columns that imports take. Units are in their names; they are the same in every language. */
export const readingColumns = [
  'time',
  'phase',
  'voltage_v',
  'current_a',
  'power_w',
  'import_kwh',
  'export_kwh',
  'frequency_hz',
  'power_factor',
] as const;

export type ReadingRow = readonly [time: string, phase: string, ...values: (number | null)[]];

export type ExportSpan = { readonly zone: string; readonly fromMs: number; readonly toMs: number };

const valuesPerRow = 7;

export const readingRows = ({
  zone,
  fromMs,
  toMs,
}: ExportSpan): ((reading: StoredReading) => ReadingRow[]) => {
  // A reading's second may have begun before the span.
  const iso = localIsoIn(zone, { fromMs: fromMs - (fromMs % 1000), toMs });
  return ({ atMicros, values: { phases, net } }) => {
    const time = timeOf(atMicros, iso);
    const rows: ReadingRow[] = [];
    for (let from = 0; from < phases.length; from += valuesPerRow) {
      rows.push([time, String(from / valuesPerRow + 1), ...phases.slice(from, from + valuesPerRow)]);
    }
    if (net !== null) rows.push([time, 'net', ...net]);
    return rows;
  };
};

const secondsLength = '2026-10-25T02:30:00'.length;

/** Shows microseconds only where there are any. */
export const timeOf = (atMicros: number, iso: (ms: number) => string): string => {
  const fraction = atMicros % microsPerSecond;
  const text = iso((atMicros - fraction) / 1000);
  if (fraction === 0) return text;
  const digits = String(fraction).padStart(6, '0');
  return `${text.slice(0, secondsLength)}.${digits}${text.slice(secondsLength)}`;
};
