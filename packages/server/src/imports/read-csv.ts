// Reads a CSV of readings from its bytes as they come.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { CsvLine } from './csv-line.ts';
import { rowReader } from './csv-row.ts';
import type { LineFacts } from './file-facts.ts';
import { type Horizon, instantFault, type ReadingSink } from './imported-reading.ts';
import { type LineCutter, lineCutter } from './line-cutter.ts';
import { otherMeters } from './other-meters.ts';
import { type RowsInOrder, rowsInOrder } from './rows-in-order.ts';

export type FileReader = {
  /** Takes the next bytes of the file. */
  push(bytes: Buffer): void;
  end(): void;
  /** Of what was read so far. */
  lineFacts(): LineFacts;
  /** The number of rows that are meant, given or not. */
  rowsRead(): number;
};

type Order = {
  readonly mapping: ImportMapping;
  readonly horizon: Horizon;
  readonly sink: ReadingSink;
  /** The readings are given in order from the first to the last, after the file's end. */
  readonly isHeld?: boolean;
  /** The number of series in the file: see count-series.ts. */
  readonly series: number;
};

export const csvReader = (order: Order): FileReader => {
  const { lines, rows, lineFacts, rowsRead } = openReader(order);
  return {
    push: lines.push,
    lineFacts,
    rowsRead,
    end: () => {
      lines.end();
      rows.end();
      rows.close();
    },
  };
};

type Opened = Pick<FileReader, 'lineFacts' | 'rowsRead'> & {
  readonly lines: LineCutter;
  readonly rows: RowsInOrder;
};

const openReader = ({ mapping, horizon, sink, series, isHeld = false }: Order): Opened => {
  const line = new CsvLine(mapping.delimiter);
  const reader = rowReader(mapping);
  const gathering = { sink, registersOf: reader.registersOf };
  const others = otherMeters(mapping);
  const rows = rowsInOrder({ gathering, used: reader.used, series, isHeld });
  let read = 0;

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
    const isWhole = line.count >= reader.fewestCells;
    if (isWhole && !reader.series.isMeant(line)) {
      others.pass(line);
      return;
    }
    read += 1;
    if (isWhole) readCells(number);
    else sink.refused(number, 'import_row_malformed');
  });
  const lineFacts = (): LineFacts => ({ dateOrder: reader.dateOrder(), otherMeterRows: others.rows() });
  return { lines, rows, lineFacts, rowsRead: () => read };
};
