// Reads a CSV of readings from its bytes as they come.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { seriesCounter } from './count-series.ts';
import { CsvLine } from './csv-line.ts';
import { rowReader } from './csv-row.ts';
import { type LineFacts, nothingSaid } from './file-facts.ts';
import { type Horizon, instantFault, type ReadingSink } from './imported-reading.ts';
import { type LineCutter, lineCutter } from './line-cutter.ts';
import { otherMeters } from './other-meters.ts';
import { type RowsInOrder, rowsInOrder } from './rows-in-order.ts';
import { openSpoolFile } from './spool-file.ts';

export type FileReader = {
  /** Takes the next bytes of the file. */
  push(bytes: Buffer): void;
  end(): void;
  /** Of what was read so far. */
  lineFacts(): LineFacts;
};

type Order = {
  readonly mapping: ImportMapping;
  readonly horizon: Horizon;
  readonly sink: ReadingSink;
  /** The readings are given in order from the first to the last, after the file's end. */
  readonly isHeld?: boolean;
};

export const csvReader = (order: Order): FileReader => {
  const { mapping, isHeld = false } = order;
  const hasSeveral = mapping.phaseColumn !== null || mapping.values.some(({ where }) => where !== undefined);
  return hasSeveral && !isHeld ? counted(order) : direct(order, 1);
};

const direct = (order: Order, series: number): FileReader => {
  const { lines, rows, lineFacts } = openReader(order, series);
  return {
    push: lines.push,
    lineFacts,
    end: () => {
      lines.end();
      rows.end();
      rows.close();
    },
  };
};

const readAtOnce = 256 * 1024;

/** Where an instant has several rows they may lie anywhere, so that the whole file is looked at before it is read. */
const counted = (order: Order): FileReader => {
  const counter = seriesCounter(order.mapping);
  const spool = openSpoolFile();
  let reader: FileReader | null = null;
  return {
    lineFacts: () => reader?.lineFacts() ?? nothingSaid,
    push: (bytes) => {
      spool.append(bytes);
      counter.push(bytes);
    },
    end: () => {
      counter.end();
      reader = direct(order, counter.count());
      for (let from = 0; from < spool.length(); from += readAtOnce) {
        // Each piece has a buffer of its own, because lines are read where they lie.
        const piece = Buffer.allocUnsafe(Math.min(readAtOnce, spool.length() - from));
        spool.read(piece, from);
        reader.push(piece);
      }
      spool.close();
      reader.end();
    },
  };
};

type Opened = {
  readonly lines: LineCutter;
  readonly rows: RowsInOrder;
  readonly lineFacts: FileReader['lineFacts'];
};

const openReader = ({ mapping, horizon, sink, isHeld = false }: Order, series: number): Opened => {
  const line = new CsvLine(mapping.delimiter);
  const reader = rowReader(mapping);
  const gathering = { sink, registersOf: reader.registersOf };
  const others = otherMeters(mapping);
  const rows = rowsInOrder({ gathering, used: reader.used, series, isHeld });

  const readCells = (number: number): void => {
    const refuse = (code: ErrorCode): void => sink.refused(number, code);
    const place = reader.series.place(line);
    const register = reader.series.register(line);
    const atMicros = reader.instant(line, place ?? 1, register);
    const fault = instantFault(atMicros, horizon);
    if (fault !== null) refuse(fault);
    else if (place === null) refuse('import_phase_invalid');
    else if (!reader.series.hasKnownUnit(line)) refuse('import_unit_unknown');
    else {
      const row = reader.values(line, register);
      const isWrong = typeof row === 'string';
      if (isWrong) refuse(row);
      rows.add({ line: number, atMicros, place, register, row: isWrong ? null : row });
    }
  };

  const lines = lineCutter((bytes, from, to, number) => {
    if (number <= mapping.headerLines || to === from) return;
    line.split(bytes, from, to);
    if (line.count < reader.fewestCells) sink.refused(number, 'import_row_malformed');
    else if (reader.series.isMeant(line)) readCells(number);
    else others.pass(line);
  });
  const lineFacts = (): LineFacts => ({ dateOrder: reader.dateOrder(), otherMeterRows: others.rows() });
  return { lines, rows, lineFacts };
};
