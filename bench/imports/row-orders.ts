// The orders in which programs and utilities write a file's rows, as places of the sorted rows.
import { noiseOf } from '../history/noise.ts';

export const phases = 3;

export type RowOrder = { readonly name: string; readonly placesOf: (rows: number) => Uint32Array };

const byPlace = (rows: number, placeOf: (at: number) => number): Uint32Array =>
  Uint32Array.from({ length: rows }, (_, at) => placeOf(at));

export const sorted: RowOrder = { name: 'sorted', placesOf: (rows) => byPlace(rows, (at) => at) };

const newestFirst: RowOrder = {
  name: 'newest first',
  placesOf: (rows) => byPlace(rows, (at) => rows - 1 - at),
};

const byPhase: RowOrder = {
  name: 'phase by phase',
  placesOf: (rows) => {
    const instants = rows / phases;
    return byPlace(rows, (at) => (at % instants) * phases + Math.floor(at / instants));
  },
};

const shuffled: RowOrder = {
  name: 'shuffled',
  placesOf: (rows) => {
    const places = byPlace(rows, (at) => at);
    const noise = noiseOf(rows);
    for (let at = rows - 1; at > 0; at -= 1) {
      const other = Math.floor(noise.even() * (at + 1));
      [places[at], places[other]] = [places[other] ?? 0, places[at] ?? 0];
    }
    return places;
  },
};

export const unsortedOrders: readonly RowOrder[] = [newestFirst, byPhase, shuffled];
