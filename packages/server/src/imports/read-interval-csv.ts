// Reads a CSV whose energies are of intervals. All of it is gathered before anything is given.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { CsvLine } from './csv-line.ts';
import { seriesReader } from './csv-series.ts';
import { dayColumns } from './day-columns.ts';
import type { LineFacts } from './file-facts.ts';
import { finishIntervals } from './finish-intervals.ts';
import type { Horizon, IntervalSink } from './imported-reading.ts';
import { intervalEnds } from './interval-ends.ts';
import { IntervalRows } from './interval-rows.ts';
import { type IntervalValues, intervalValueReader } from './interval-values.ts';
import type { JoinedIntervals } from './join-intervals.ts';
import { lineCutter } from './line-cutter.ts';
import { otherMeters } from './other-meters.ts';
import { seriesNumber } from './series-number.ts';
import { isPower } from './unit-powers.ts';

export type IntervalFileReader = {
  push(bytes: Buffer): void;
  end(): JoinedIntervals;
  lineFacts(): LineFacts;
};

type Order = {
  readonly mapping: ImportMapping;
  readonly horizon: Horizon;
  readonly sink: IntervalSink;
};

export const intervalCsvReader = ({ mapping, horizon, sink }: Order): IntervalFileReader => {
  const { time, interval, values, phaseColumn } = mapping;
  const line = new CsvLine(mapping.delimiter);
  const series = seriesReader(mapping);
  const valueReader = intervalValueReader(mapping, series);
  const ends = intervalEnds(mapping);
  const rows = new IntervalRows();
  const others = otherMeters(mapping);
  const columns = values.find((value) => value.columns !== undefined)?.columns;
  const fewestCells = Math.max(time.column, time.timeColumn ?? 0, phaseColumn ?? 0) + 1;

  const readRow = (of: RowOf): ErrorCode | null => {
    const { fromMicros, toMicros } = ends.read(line, of.series);
    if (Number.isNaN(fromMicros)) return 'reading_time_invalid';
    const read = valueReader.read(line, of.register, 0);
    const fault = faultOf(read);
    if (fault === null) rows.add({ ...of, ...numbersOf(read), fromMicros, toMicros });
    return fault;
  };

  const readDay = (of: RowOf, count: number): ErrorCode | null => {
    const midnightMicros = ends.times.read(line, time);
    if (Number.isNaN(midnightMicros)) return 'reading_time_invalid';
    const read = Array.from({ length: count }, (_, offset) => valueReader.read(line, of.register, offset));
    const fault = read.map(faultOf).find((code) => code !== null && code !== 'reading_not_ready');
    if (fault) return fault;
    const { clock } = ends.times;
    const cell = (column: number) => contentOf(read[column] ?? nothing);
    const found = dayColumns({ clock, midnightMicros, columns: count, seconds: interval?.seconds, cell });
    if (found === null) return 'import_day_unclear';
    for (const { column, fromMicros, toMicros } of found) {
      rows.add({ ...of, ...numbersOf(read[column] ?? nothing), fromMicros, toMicros });
    }
    return found.length === 0 ? 'reading_not_ready' : null;
  };

  const readRowOrDay = (of: RowOf): ErrorCode | null => {
    if (!series.hasKnownUnit(line)) return 'import_unit_unknown';
    return columns === undefined ? readRow(of) : readDay(of, columns);
  };

  const readCells = (number: number): void => {
    const place = series.place(line);
    const register = series.register(line);
    const estimated = isEstimated(line, interval?.estimatedColumn);
    const of = { line: number, series: seriesNumber(place ?? 0, register), register, estimated };
    const fault = place === null ? 'import_phase_invalid' : readRowOrDay(of);
    if (fault !== null) sink.refused(number, fault);
  };

  const lines = lineCutter((bytes, from, to, number) => {
    if (number <= mapping.headerLines || to === from) return;
    line.split(bytes, from, to);
    if (line.count < fewestCells) sink.refused(number, 'import_row_malformed');
    else if (series.isMeant(line)) readCells(number);
    else others.pass(line);
  });

  return {
    push: lines.push,
    lineFacts: () => ({ dateOrder: ends.times.dateOrder(), otherMeterRows: others.rows() }),
    end: () => {
      lines.end();
      const rule = { stamp: interval?.stamp ?? 'start', seconds: interval?.seconds, clock: ends.times.clock };
      const isOfPower = values.some(({ unit }) => isPower(unit));
      return finishIntervals({ rows, lengths: rule, isPower: isOfPower, horizon, sink });
    },
  };
};

type RowOf = {
  readonly line: number;
  readonly series: number;
  readonly register: number;
  readonly estimated: boolean;
};

const nothing: IntervalValues = { imported: null, exported: null };

const faultOf = ({ imported, exported }: IntervalValues): ErrorCode | null => {
  if (imported === null && exported === null) return 'reading_not_ready';
  return Number.isNaN(imported) || Number.isNaN(exported) ? 'reading_not_number' : null;
};

const numbersOf = ({ imported, exported }: IntervalValues): { imported: number; exported: number } => ({
  imported: imported ?? Number.NaN,
  exported: exported ?? Number.NaN,
});

const contentOf = ({ imported, exported }: IntervalValues): 'empty' | 'zero' | 'energy' => {
  if (imported === null && exported === null) return 'empty';
  return (imported ?? 0) === 0 && (exported ?? 0) === 0 ? 'zero' : 'energy';
};

const estimatedWord = /^(?:1|true|yes|e|est|estimated|s|f)$/i;

const isEstimated = (line: CsvLine, column: number | undefined): boolean =>
  column !== undefined && !line.isEmpty(column) && estimatedWord.test(line.text(column));
