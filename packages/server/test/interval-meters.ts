// Meters with intervals, on a server whose clock stands still.
import { type IntervalEnergy, quarterHourMs } from '@ohmstead/domain';
import { endImport, openImport } from '../src/imports/import-store.ts';
import { storeIntervals } from '../src/intervals/store-intervals.ts';
import type { TestApp } from './app-for-test.ts';

/** Quarter-hours that follow each other from an instant on. */
export const quartersFrom = (
  from: string,
  energies: readonly (readonly [importMwh: number | null, exportMwh: number | null])[],
  estimated = false,
): IntervalEnergy[] =>
  energies.map(([importMwh, exportMwh], place) => ({
    fromMicros: (Date.parse(from) + place * quarterHourMs) * 1000,
    toMicros: (Date.parse(from) + (place + 1) * quarterHourMs) * 1000,
    importMwh,
    exportMwh,
    estimated,
  }));

export const steadyQuarters = (
  from: string,
  count: number,
  energy: readonly [importMwh: number | null, exportMwh: number | null],
): IntervalEnergy[] => quartersFrom(from, new Array(count).fill(energy));

/** Stores them as an import that is done, and gives its number. */
export const importIntervals = async (
  { db, context }: TestApp,
  meterId: number,
  ...pieces: readonly (readonly IntervalEnergy[])[]
): Promise<number> => {
  const nowMicros = context.clock.nowMicros();
  const importId = await openImport(db, { meterId, format: 'csv', holds: 'intervals', nowMicros });
  let stored = 0;
  for (const intervals of pieces)
    stored += (await storeIntervals(db, { meterId, importId, intervals })).stored;
  const all = pieces.flat();
  const counts = {
    rows: all.length,
    readings: stored,
    duplicates: 0,
    refusedRows: 0,
    fromMicros: Math.min(...all.map(({ fromMicros }) => fromMicros)),
    toMicros: Math.max(...all.map(({ toMicros }) => toMicros)),
  };
  await endImport(db, importId, counts);
  return importId;
};
