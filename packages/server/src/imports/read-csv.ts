// Reads a CSV from its bytes as they come. A line is read where it lies; only one that two pieces share is copied.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import { CsvLine } from './csv-line.ts';
import { rowReader } from './csv-row.ts';
import { RowGatherer } from './gather-rows.ts';
import { type Horizon, type ImportSink, instantFault } from './imported-reading.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const longestLine = 16 * 1024;

export type CsvReader = {
  /** Takes the next bytes of the file. */
  push(bytes: Buffer): void;
  end(): void;
};

type Order = {
  readonly mapping: ImportMapping;
  readonly horizon: Horizon;
  readonly sink: ImportSink;
};

export const csvReader = ({ mapping, horizon, sink }: Order): CsvReader => {
  const line = new CsvLine(mapping.delimiter);
  const reader = rowReader(mapping);
  const rows = new RowGatherer(sink);
  let number = 0;
  let rest: Buffer = Buffer.alloc(0);

  const refuse = (code: ErrorCode): void => sink.refused(number, code);

  const readCells = (): void => {
    const atMicros = reader.instant(line);
    const fault = instantFault(atMicros, horizon);
    const place = reader.place(line);
    if (fault !== null) refuse(fault);
    else if (place === null) refuse('import_phase_invalid');
    else {
      const row = reader.values(line);
      const isWrong = typeof row === 'string';
      if (isWrong) refuse(row);
      rows.add({ line: number, atMicros, place, row: isWrong ? null : row });
    }
  };

  const readLine = (bytes: Buffer, from: number, end: number): void => {
    number += 1;
    const to = end > from && bytes[end - 1] === carriageReturn ? end - 1 : end;
    if (number <= mapping.headerLines || to === from) return;
    line.split(bytes, from, to);
    if (line.count < reader.fewestCells) refuse('import_row_malformed');
    else readCells();
  };

  /** Lines longer than any row come to one that is refused. */
  const keepRest = (bytes: Buffer): void => {
    rest = Buffer.from(bytes.subarray(0, longestLine));
  };

  return {
    push: (bytes) => {
      let from = 0;
      if (rest.length > 0) {
        const end = bytes.indexOf(newline);
        const first = Buffer.concat([rest, bytes.subarray(0, end === -1 ? bytes.length : end)]);
        if (end === -1) {
          keepRest(first);
          return;
        }
        readLine(first, 0, first.length);
        rest = Buffer.alloc(0);
        from = end + 1;
      }
      for (let end = bytes.indexOf(newline, from); end !== -1; end = bytes.indexOf(newline, from)) {
        readLine(bytes, from, end);
        from = end + 1;
      }
      if (from < bytes.length) keepRest(bytes.subarray(from));
    },
    end: () => {
      if (rest.length > 0) readLine(rest, 0, rest.length);
      rows.end();
    },
  };
};
