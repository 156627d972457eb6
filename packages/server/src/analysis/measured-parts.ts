// Columns of measured values from both tiers of readings. Only the columns that are needed are opened in packed days.
import {
  type PackedDay,
  phaseWidth,
  type QuantityName,
  quantityPlaces,
  type StoredReading,
} from '@ohmstead/domain';
import { hotReadings } from '../readings/hot-readings.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { packedDays } from '../readings/packed-readings.ts';
import type { RunQuery } from '../readings/run-query.ts';

export type NumberColumn = readonly (number | null)[];

/** Some readings of a meter within a span, oldest first; a day that lies in both tiers gives two parts. */
export type MeasuredPart = {
  readonly span: MeterSpan;
  readonly atMicros: readonly number[];
  readonly phases: number;
  readonly column: (phase: number, quantity: QuantityName) => NumberColumn;
};

export const measuredParts = async (run: RunQuery, spans: readonly MeterSpan[]): Promise<MeasuredPart[]> => {
  if (spans.length === 0) return [];
  const hot = await hotReadings(run, spans);
  const packed = await packedDays(run, spans);
  const hotParts = spans.flatMap((span, place) => partOfReadings(span, hot[place] ?? []));
  return [...packed.map(({ span, day }) => partOfDay(span, day)), ...hotParts];
};

const partOfDay = (span: MeterSpan, day: PackedDay): MeasuredPart => {
  const instants = day.instants();
  const from = firstFrom(instants, span.fromMicros);
  const to = firstFrom(instants, span.toMicros);
  const isWhole = from === 0 && to === instants.length;
  const cut = <Value>(column: readonly Value[]): readonly Value[] =>
    isWhole ? column : column.slice(from, to);
  return {
    span,
    atMicros: cut(instants),
    phases: Math.max(0, ...new Set(day.phaseCounts())),
    column: (phase, quantity) => cut(day.phaseColumn(phase, quantity)),
  };
};

const partOfReadings = (span: MeterSpan, readings: readonly StoredReading[]): MeasuredPart[] => {
  if (readings.length === 0) return [];
  return [
    {
      span,
      atMicros: readings.map(({ atMicros }) => atMicros),
      phases: Math.max(...new Set(readings.map(({ values }) => values.phases.length / phaseWidth))),
      column: (phase, quantity) => {
        const place = phase * phaseWidth + quantityPlaces[quantity];
        return readings.map(({ values }) => values.phases[place] ?? null);
      },
    },
  ];
};

const firstFrom = (instants: readonly number[], micros: number): number => {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? 0) < micros) low = middle + 1;
    else high = middle;
  }
  return low;
};
