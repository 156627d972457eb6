// Readings of the grid meter, a row for each phase and minute, with few columns: five million are below the largest file.
import { closeSync, openSync, writeSync } from 'node:fs';
import { minuteMs } from '@ohmstead/domain';
import { csvBuffer } from '../history/csv-buffer.ts';
import { gridMeter } from '../history/history-meters.ts';
import { meterRows } from '../history/meter-rows.ts';
import { noiseOf } from '../history/noise.ts';
import { phases } from './row-orders.ts';

const header = 'time,phase,power_w,import_kwh\n';
const longestRow = 64;
const meanW = 900;
const writtenAtOnce = 1 << 20;

/** Where each row begins, and where the last one ends. */
type Rows = { readonly bytes: Buffer; readonly starts: Uint32Array };

export type PhaseRows = {
  readonly count: number;
  writeIn(path: string, places: Uint32Array): void;
};

/** The last of them is at that instant. */
export const phaseRows = (instants: number, toMs: number): PhaseRows => {
  const rows = sortedRows(instants, toMs);
  return { count: instants * phases, writeIn: (path, places) => write(path, rows, places) };
};

const sortedRows = (instants: number, toMs: number): Rows => {
  const csv = csvBuffer(instants * phases * longestRow);
  const starts = new Uint32Array(instants * phases + 1);
  const show = meterRows(gridMeter);
  const noise = noiseOf(instants);
  for (let at = 0; at < instants; at += 1) {
    const time = `${new Date(toMs - (instants - 1 - at) * minuteMs).toISOString().slice(0, 19)}Z,`;
    for (const [phase, { power, imported }] of show(meanW * 2 * noise.even()).entries()) {
      csv.text(time);
      csv.decimal(phase + 1, 0);
      csv.text(',');
      csv.decimal(power, 0);
      csv.text(',');
      csv.decimal(imported, 3);
      csv.text('\n');
      starts[at * phases + phase + 1] = csv.length();
    }
  }
  return { bytes: csv.take(), starts };
};

const write = (path: string, { bytes, starts }: Rows, places: Uint32Array): void => {
  const file = openSync(path, 'w');
  const open = Buffer.allocUnsafe(writtenAtOnce + longestRow);
  let length = open.write(header);
  for (const place of places) {
    length += bytes.copy(open, length, starts[place], starts[place + 1]);
    if (length < writtenAtOnce) continue;
    writeSync(file, open, 0, length);
    length = 0;
  }
  writeSync(file, open, 0, length);
  closeSync(file);
};
