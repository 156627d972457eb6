// The readings of a file, cut into pieces.
import type { ImportMapping } from '@ohmstead/contract';
import type { FileOrder, GivePiece, HistoryReader, SoFar } from './history-messages.ts';
import type { ReadingSink } from './imported-reading.ts';
import { buffersOf, packPiece } from './piece-columns.ts';
import { PieceCutter } from './piece-cutter.ts';
import { csvReader } from './read-csv.ts';
import { ReadingFacts } from './reading-facts.ts';
import type { Tally } from './tally.ts';

type Order = Pick<FileOrder, 'horizon' | 'zone' | 'isHeld'> & { readonly mapping: ImportMapping };

export const givenReadings = (
  { mapping, horizon, zone, isHeld }: Order,
  tally: Tally,
  give: GivePiece,
): HistoryReader => {
  const facts = new ReadingFacts(zone);
  const soFar = (): SoFar => ({
    format: 'csv',
    counts: tally.counts(),
    facts: { ...facts.facts, ...reader.lineFacts() },
  });
  const pieces = new PieceCutter((readings) => {
    const piece = packPiece(readings);
    give({ kind: 'readings', piece, ...soFar() }, buffersOf(piece));
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
  const reader = csvReader({ mapping, horizon, sink, isHeld });
  return {
    push: reader.push,
    end: () => {
      reader.end();
      pieces.end();
      return { kind: 'done', refused: tally.refusals, ...soFar() };
    },
  };
};
