// The minimum and maximum of each phase of a day and when they were read, so that the search for abnormal days can skip
// normal days without opening them.
import type { StoredReading } from './stored-reading.ts';
import { phaseWidth, quantityPlaces } from './stored-reading.ts';

/** The extremes of a phase in the order in which they are stored. The earliest of equal values counts. */
export const extremeKinds = [
  { quantity: 'voltageV', end: 'least' },
  { quantity: 'voltageV', end: 'greatest' },
  { quantity: 'currentA', end: 'greatest' },
  { quantity: 'powerW', end: 'least' },
  { quantity: 'powerW', end: 'greatest' },
  { quantity: 'powerFactor', end: 'least' },
] as const;

export type Extreme = { readonly value: number; readonly atMicros: number };

/** The extremes of phase A, then B, then C; null where nothing is known. */
export const dayExtremes = (readings: readonly StoredReading[]): (Extreme | null)[] => {
  const rows = Math.max(0, ...readings.map(({ values }) => values.phases.length / phaseWidth));
  return Array.from({ length: rows }, (_, phase) =>
    extremeKinds.map(({ quantity, end }) =>
      extremeOf(readings, phase * phaseWidth + quantityPlaces[quantity], end),
    ),
  ).flat();
};

const extremeOf = (
  readings: readonly StoredReading[],
  place: number,
  end: 'least' | 'greatest',
): Extreme | null => {
  let extreme: Extreme | null = null;
  for (const { atMicros, values } of readings) {
    const value = values.phases[place] ?? null;
    if (value === null) continue;
    if (extreme && (end === 'least' ? value >= extreme.value : value <= extreme.value)) continue;
    extreme = { value, atMicros };
  }
  return extreme;
};
