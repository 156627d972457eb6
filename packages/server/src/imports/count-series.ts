// How many series of rows a file has, looked at before it is read: a reading with a row of each of them is whole wherever
// it lies in the file.
import type { ImportMapping } from '@ohmstead/contract';
import { CsvLine } from './csv-line.ts';
import { seriesReader } from './csv-series.ts';
import { type LineCutter, lineCutter } from './line-cutter.ts';
import { seriesNumber } from './series-number.ts';

export type SeriesCounter = LineCutter & { count(): number };

export const seriesCounter = (mapping: ImportMapping): SeriesCounter => {
  const line = new CsvLine(mapping.delimiter);
  const series = seriesReader(mapping);
  const found = new Set<number>();
  const cutter = lineCutter((bytes, from, to, number) => {
    if (number <= mapping.headerLines || to === from) return;
    line.split(bytes, from, to, series.mostCells);
    if (line.count < series.fewestCells || !series.isMeant(line)) return;
    const place = series.place(line);
    if (place !== null) found.add(seriesNumber(place, series.register(line)));
  });
  return { push: cutter.push, end: cutter.end, count: () => found.size };
};
