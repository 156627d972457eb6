// The intervals of a file, cut into pieces. The whole file is known before the first of them is given.
import type { IntervalEnergy } from '@ohmstead/domain';
import { greenButtonReader } from './green-button-reader.ts';
import type { FileOrder, GivePiece, HistoryReader, SoFar } from './history-messages.ts';
import { packIntervals } from './interval-columns.ts';
import { IntervalFacts } from './interval-facts.ts';
import { nem12Reader } from './nem12-reader.ts';
import { buffersOf } from './piece-columns.ts';
import { type IntervalFileReader, intervalCsvReader } from './read-interval-csv.ts';
import type { Tally } from './tally.ts';

const mostInPiece = 50_000;

export const givenIntervals = (order: FileOrder, tally: Tally, give: GivePiece): HistoryReader => {
  const reader = readerOf(order, tally);
  return {
    push: reader.push,
    end: () => {
      const facts = new IntervalFacts(order.zone);
      const intervals = reader.end();
      let [count, given] = [0, 0];
      intervals.forEach((interval) => {
        count += 1;
        tally.readInterval(interval);
        facts.add(interval);
      });
      const soFar: SoFar = {
        format: order.file.format,
        counts: tally.counts(),
        facts: { ...facts.facts, ...reader.lineFacts() },
      };
      let open: IntervalEnergy[] = [];
      const cut = (): void => {
        if (open.length === 0) return;
        const piece = packIntervals(open);
        given += open.length;
        open = [];
        give({ kind: 'intervals', piece, share: given / count, ...soFar }, buffersOf(piece));
      };
      intervals.forEach((interval) => {
        if (open.length >= mostInPiece) cut();
        open.push(interval);
      });
      cut();
      return { kind: 'done', refused: tally.refusals, ...soFar };
    },
  };
};

const readerOf = ({ file, horizon }: FileOrder, tally: Tally): IntervalFileReader => {
  const sink = {
    refused: tally.refuse.bind(tally),
    taken: (lines: number) => tally.take(lines),
  };
  if (file.format === 'csv') return intervalCsvReader({ mapping: file.mapping, horizon, sink });
  const order = { meter: file.meter, horizon, sink };
  return file.format === 'nem12' ? nem12Reader(order) : greenButtonReader(order);
};
