// What the readers of files of history give for a text, without a thread around them.

import type { ImportMapping } from '@ohmstead/contract';
import type { IntervalEnergy } from '@ohmstead/domain';
import { seriesCounter } from '../src/imports/count-series.ts';
import { type LineFacts, nothingSaid } from '../src/imports/file-facts.ts';
import { greenButtonReader } from '../src/imports/green-button-reader.ts';
import type { ImportedReading } from '../src/imports/imported-reading.ts';
import { nem12Reader } from '../src/imports/nem12-reader.ts';
import { csvReader } from '../src/imports/read-csv.ts';
import { type IntervalFileReader, intervalCsvReader } from '../src/imports/read-interval-csv.ts';

const horizon = { nowMicros: Date.UTC(2100, 0, 1) * 1000, keptFromMicros: 0 };

type Refused = [line: number, code: string];
export type ReadIntervals = {
  intervals: IntervalEnergy[];
  refused: Refused[];
  taken: number;
  lineFacts: LineFacts;
};

export const readReadings = (mapping: ImportMapping, text: string, { size = 1000, isHeld = false } = {}) => {
  const readings: ImportedReading[] = [];
  const refused: Refused[] = [];
  const bytes = Buffer.from(text);
  const reader = csvReader({
    mapping,
    horizon,
    isHeld,
    series: seriesIn(mapping, bytes),
    sink: {
      reading: (reading) => void readings.push(reading),
      refused: (line, code) => void refused.push([line, code]),
    },
  });
  for (let from = 0; from < bytes.length; from += size) reader.push(bytes.subarray(from, from + size));
  reader.end();
  return { readings, refused, lineFacts: reader.lineFacts() };
};

const seriesIn = (mapping: ImportMapping, bytes: Buffer): number => {
  const counter = seriesCounter(mapping);
  counter.push(bytes);
  counter.end();
  return counter.count();
};

type IntervalSink = Parameters<typeof intervalCsvReader>[0]['sink'];

const readWith = (open: (sink: IntervalSink) => IntervalFileReader, text: string): ReadIntervals => {
  const read: ReadIntervals = { intervals: [], refused: [], taken: 0, lineFacts: nothingSaid };
  const reader = open({
    refused: (line, code) => void read.refused.push([line, code]),
    taken: (lines) => {
      read.taken += lines;
    },
  });
  reader.push(Buffer.from(text));
  reader.end().forEach((interval) => void read.intervals.push(interval));
  return { ...read, lineFacts: reader.lineFacts() };
};

export const readIntervals = (mapping: ImportMapping, text: string): ReadIntervals =>
  readWith((sink) => intervalCsvReader({ mapping, horizon, sink }), text);

export const readNem12 = (text: string, meter: string | null = null): ReadIntervals =>
  readWith((sink) => nem12Reader({ meter, horizon, sink }), text);

export const readGreenButton = (text: string, meter: string | null = null): ReadIntervals =>
  readWith((sink) => greenButtonReader({ meter, horizon, sink }), text);
