// A phase's least and greatest values of a day and when they were read: whoever looks for abnormal days passes
// the others by without opening them.
import type { KeptReading } from './kept-reading.ts';
import { phaseWidth, quantityPlaces } from './kept-reading.ts';

/** In the order in which they are kept, per phase. Of equal values the earliest counts. */
export const extremeKinds = [
  { quantity: 'voltageV', end: 'least' },
  { quantity: 'voltageV', end: 'greatest' },
  { quantity: 'currentA', end: 'greatest' },
  { quantity: 'powerW', end: 'least' },
  { quantity: 'powerW', end: 'greatest' },
  { quantity: 'powerFactor', end: 'least' },
] as const;

export type Extreme = { readonly value: number; readonly atMicros: number };

/** Of phase A, then B, then C; null where nothing is known. */
export const dayExtremes = (readings: readonly KeptReading[]): (Extreme | null)[] => {
  const rows = Math.max(0, ...readings.map(({ values }) => values.phases.length / phaseWidth));
  const extremes = new Array<Extreme | null>(rows * extremeKinds.length).fill(null);
  for (const { atMicros, values } of readings) {
    for (let phase = 0; phase * phaseWidth < values.phases.length; phase += 1) {
      for (const [place, { quantity, end }] of extremeKinds.entries()) {
        const value = values.phases[phase * phaseWidth + quantityPlaces[quantity]] ?? null;
        if (value === null) continue;
        const index = phase * extremeKinds.length + place;
        const known = extremes[index];
        if (known && (end === 'least' ? value >= known.value : value <= known.value)) continue;
        extremes[index] = { value, atMicros };
      }
    }
  }
  return extremes;
};
