// Reads a file of history to its end, twice where how many series of rows it has must be known before.
import type { ImportMapping } from '@ohmstead/contract';
import { seriesCounter } from './count-series.ts';
import { seriesReader } from './csv-series.ts';
import { type FileReading, fileReading, type ReadText } from './file-reading.ts';
import { FileRefused } from './file-refused.ts';
import { openText } from './file-text.ts';
import { peekLine } from './first-line.ts';
import { givenIntervals } from './given-intervals.ts';
import { givenReadings } from './given-readings.ts';
import { historyFile, holdsOf } from './history-file.ts';
import type {
  GivePiece,
  HistoryFile,
  HistoryOrder,
  HistoryReader,
  HistoryReport,
} from './history-messages.ts';
import { Tally } from './tally.ts';

export type Giving = {
  readonly give: GivePiece;
  /** This is called with the share of the file that is read. */
  readonly onRead: (share: number) => void;
};

export const readWhole = async (order: HistoryOrder, { give, onRead }: Giving): Promise<HistoryReport> => {
  const text = await openText(order.path);
  const { line, body } = await peekLine(text.bytes);
  const file = historyFile(order, line);
  if (file === null) throw new FileRefused('import_columns_unknown');
  const begun = { ...text, bytes: body };
  const counted = countedMapping(file, order);
  const reading = fileReading(counted === null ? 1 : 2, onRead);
  const series = counted === null ? 1 : await countSeries(counted, begun, reading);
  const reader = readerOf({ order, file, series, reading }, give);
  await reading.all(counted === null ? begun : await openText(order.path), reader.push);
  return reader.end();
};

/** Where an instant has several rows they may lie anywhere. What is held is sorted whole, however many there are. */
const countedMapping = (file: HistoryFile, { isHeld }: HistoryOrder): ImportMapping | null =>
  file.format === 'csv' && holdsOf(file) === 'readings' && !isHeld && seriesReader(file.mapping).hasSeveral
    ? file.mapping
    : null;

const countSeries = async (mapping: ImportMapping, text: ReadText, reading: FileReading): Promise<number> => {
  const counter = seriesCounter(mapping);
  await reading.all(text, counter.push);
  counter.end();
  return counter.count();
};

type OfFile = {
  readonly order: HistoryOrder;
  readonly file: HistoryFile;
  readonly series: number;
  readonly reading: FileReading;
};

const readerOf = ({ order, file, series, reading }: OfFile, give: GivePiece): HistoryReader => {
  const tally = new Tally();
  if (file.format !== 'csv' || holdsOf(file) === 'intervals')
    return givenIntervals({ ...order, file }, tally, give);
  const { mapping } = file;
  return givenReadings({ ...order, mapping, series, shareRead: reading.share }, tally, give);
};
