// Years of one-minute readings of every meter as CSV files, one a meter and year.

import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { minuteMs } from '@ohmstead/domain';
import { type CsvBuffer, csvBuffer } from './csv-buffer.ts';
import { gridMeter, historyMeters } from './history-meters.ts';
import { type LateReading, lateReading } from './late-readings.ts';
import { meterRows, type ShownRow, shownColumns } from './meter-rows.ts';
import { siteMinutes } from './site-minutes.ts';

export type Span = { readonly fromMs: number; readonly toMs: number };

export type HistoryFile = {
  readonly sn: string;
  readonly path: string;
  /** A row is one phase of one reading. */
  readonly rows: number;
};

export type History = {
  readonly span: Span;
  readonly files: readonly HistoryFile[];
  readonly late: readonly LateReading[];
};

type Order = {
  readonly folder: string;
  /** Years in order, one after the other. */
  readonly years: readonly Span[];
  /** The grid meter's readings in it are no part of the files: they come later than all others. */
  readonly late: Span;
};

const header = 'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor\n';
const bufferSize = 1 << 20;
/** Full beyond this, so that the longest reading still fits. */
const fullAt = bufferSize - 1000;

export const writeHistory = ({ folder, years, late }: Order): History => {
  const showing = historyMeters.map((meter) => ({ meter, show: meterRows(meter) }));
  const held: LateReading[] = [];
  const files = years.flatMap((year, number) => {
    const site = siteMinutes(year.fromMs, year.toMs);
    return showing.map(({ meter, show }) => {
      const path = join(folder, `${meter.sn}-${number}.csv`);
      const rows = writeYear(path, {
        minutes: site[meter.column],
        fromMs: year.fromMs,
        show,
        hold: meter === gridMeter ? holdIn(late, held) : () => false,
      });
      return { sn: meter.sn, path, rows };
    });
  });
  const span = { fromMs: years[0]?.fromMs ?? 0, toMs: years.at(-1)?.toMs ?? 0 };
  return { span, files, late: held };
};

type Hold = (ms: number, rows: readonly ShownRow[]) => boolean;

const holdIn =
  (span: Span, held: LateReading[]): Hold =>
  (ms, rows) => {
    const isLate = ms >= span.fromMs && ms < span.toMs;
    if (isLate) held.push(lateReading(gridMeter.sn, ms, rows));
    return isLate;
  };

type Year = {
  readonly minutes: Float64Array;
  readonly fromMs: number;
  readonly show: ReturnType<typeof meterRows>;
  readonly hold: Hold;
};

const writeYear = (path: string, { minutes, fromMs, show, hold }: Year): number => {
  const file = openSync(path, 'w');
  const csv = csvBuffer(bufferSize);
  let written = 0;
  csv.text(header);
  for (const [index, powerW] of minutes.entries()) {
    const ms = fromMs + index * minuteMs;
    const rows = show(powerW);
    if (hold(ms, rows)) continue;
    writeReading(csv, ms, rows);
    written += rows.length;
    if (csv.length() > fullAt) writeSync(file, csv.take());
  }
  writeSync(file, csv.take());
  closeSync(file);
  return written;
};

const writeReading = (csv: CsvBuffer, ms: number, rows: readonly ShownRow[]): void => {
  const time = `${new Date(ms).toISOString().slice(0, 19)}Z,`;
  for (const [phase, row] of rows.entries()) {
    csv.text(time);
    csv.decimal(phase + 1, 0);
    for (const [column, decimals] of shownColumns) {
      csv.text(',');
      csv.decimal(row[column], decimals);
    }
    csv.text('\n');
  }
};
