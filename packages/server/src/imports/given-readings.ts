// The readings of a file, cut into pieces.
import type { ImportMapping } from '@ohmstead/contract';
import type { FileOrder, GivePiece, HistoryReader, SoFar } from './history-messages.ts';
import type { ReadingSink } from './imported-reading.ts';
import { buffersOf, packPiece } from './piece-columns.ts';
import { PieceCutter } from './piece-cutter.ts';
import { csvReader } from './read-csv.ts';
import { ReadingFacts } from './reading-facts.ts';
import type { Tally } from './tally.ts';

type Order = Omit<FileOrder, 'file'> & {
  readonly mapping: ImportMapping;
  /** The number of series in the file: see count-series.ts. */
  readonly series: number;
  /** Of the file, as far as it was read. */
  readonly shareRead: () => number;
};

export const givenReadings = (
  { mapping, horizon, zone, isHeld, series, shareRead }: Order,
  tally: Tally,
  give: GivePiece,
): HistoryReader => {
  const facts = new ReadingFacts(zone);
  const soFar = (): SoFar => ({
    format: 'csv',
    counts: tally.counts(),
    facts: { ...facts.facts, ...reader.lineFacts() },
  });
  /** Rows that wait to be sorted are read and not given. */
  const shareGiven = (): number =>
    shareRead() * Math.min(1, tally.counts().rows / Math.max(1, reader.rowsRead()));
  const pieces = new PieceCutter((readings) => {
    const piece = packPiece(readings);
    give({ kind: 'readings', piece, share: shareGiven(), ...soFar() }, buffersOf(piece));
  });
  const sink: ReadingSink = {
    // The piece is cut first, because its counts are of what was read up to its end.
    reading: (imported) => {
      pieces.add(imported);
      tally.read(imported);
      facts.add(imported);
    },
    refused: (line, code) => tally.refuse(line, code),
  };
  const reader = csvReader({ mapping, horizon, sink, isHeld, series });
  return {
    push: reader.push,
    end: () => {
      reader.end();
      pieces.end();
      return { kind: 'done', refused: tally.refusals, ...soFar() };
    },
  };
};
