// Rows of a file in any order become readings in order of time. What comes in order and whole is given at once; the rest
// waits until the file's end and is sorted. Rows that follow each other are whole when they are of one instant and of
// every series of the file: nothing of theirs can come later.
import type { QuantityName } from '@ohmstead/domain';
import { type GatheredRow, type Gathering, gatherRows } from './gather-rows.ts';
import { RecordSorter } from './record-sorter.ts';
import { rowRecords } from './row-records.ts';
import { seriesNumber } from './series-number.ts';

export type RowOrder = {
  readonly gathering: Gathering;
  readonly used: ReadonlySet<QuantityName>;
  /** The number of series in the file: see count-series.ts. */
  readonly series: number;
  /** Everything waits, so that what is given is in order from the first to the last. */
  readonly isHeld: boolean;
};

export type RowsInOrder = { add(row: GatheredRow): void; end(): void; close(): void };

type Block = readonly GatheredRow[];

/**
 * So many readings wait before the first is given. Where one of them comes out of order all of the file is sorted: newest
 * first, its last reading would make all others late.
 */
const fewestInOrder = 500;

export const rowsInOrder = ({ gathering, used, series, isHeld }: RowOrder): RowsInOrder => {
  const records = rowRecords(used);
  const sorter = new RecordSorter(records.width);
  let waiting: Block[] | null = [];
  let isSorted = isHeld;
  let block: GatheredRow[] = [];
  let blockMicros = Number.NaN;
  let lastMicros = Number.NEGATIVE_INFINITY;

  const putAside = (rows: Block): void => {
    for (const row of rows) sorter.add(records.recordOf(row));
  };
  const giveWaiting = (): void => {
    for (const rows of waiting ?? []) gatherRows(rows, gathering);
    waiting = null;
  };
  const give = (rows: Block): void => {
    lastMicros = blockMicros;
    if (waiting === null) gatherRows(rows, gathering);
    else if (waiting.push(rows) >= fewestInOrder) giveWaiting();
  };
  const sortAll = (): void => {
    isSorted = true;
    for (const rows of waiting ?? []) putAside(rows);
    waiting = null;
  };
  const finishBlock = (): void => {
    if (block.length === 0) return;
    if (blockMicros < lastMicros && waiting !== null) sortAll();
    if (!isSorted && blockMicros >= lastMicros && isWhole(block, series)) give(block);
    else putAside(block);
    block = [];
  };
  return {
    add: (row) => {
      if (row.atMicros !== blockMicros) {
        finishBlock();
        blockMicros = row.atMicros;
      }
      block.push(row);
    },
    end: () => {
      finishBlock();
      giveWaiting();
      let rows: GatheredRow[] = [];
      sorter.forEach((numbers, at) => {
        const row = records.rowOf(numbers, at);
        if (rows.length > 0 && row.atMicros !== rows[0]?.atMicros) {
          gatherRows(rows, gathering);
          rows = [];
        }
        rows.push(row);
      });
      if (rows.length > 0) gatherRows(rows, gathering);
    },
    close: () => sorter.close(),
  };
};

const isWhole = (rows: Block, series: number): boolean => {
  if (rows.length < series) return false;
  if (series <= 1 || isRising(rows)) return true;
  return new Set(rows.map(keyOf)).size >= series;
};

const keyOf = ({ register, place }: GatheredRow): number => seriesNumber(place, register);

/** As many different series as rows. */
const isRising = (rows: Block): boolean => {
  for (let at = 1; at < rows.length; at += 1) {
    const [before, row] = [rows[at - 1], rows[at]];
    if (!before || !row || keyOf(row) <= keyOf(before)) return false;
  }
  return true;
};
