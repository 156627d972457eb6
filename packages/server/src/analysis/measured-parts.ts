// What meters measured, as columns, from both tiers of readings. Of packed days only the columns asked for are opened.
import {
  type KeptReading,
  type PackedDay,
  type QuantityName,
  quantityPlaces,
  recordOf,
} from '@ohmstead/domain';
import { hotReadings } from '../readings/hot-readings.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { packedDays } from '../readings/packed-readings.ts';
import type { RunQuery } from '../readings/run-query.ts';

export type NumberColumn = readonly (number | null)[];

/** Some of a meter's readings within a span, oldest first; a day that lies in both tiers gives two parts. */
export type MeasuredPart<Quantity extends QuantityName> = {
  readonly meterId: number;
  readonly atMicros: readonly number[];
  /** One entry a phase. */
  readonly phases: readonly Readonly<Record<Quantity, NumberColumn>>[];
};

export const measuredParts = async <Quantity extends QuantityName>(
  run: RunQuery,
  spans: readonly MeterSpan[],
  quantities: readonly Quantity[],
): Promise<MeasuredPart<Quantity>[]> => {
  if (spans.length === 0) return [];
  const hot = await hotReadings(run, spans);
  const packed = await packedDays(run, spans);
  const hotParts = spans.flatMap((span, place) => partOfReadings(span, hot[place] ?? [], quantities));
  return [...packed.map(({ span, day }) => partOfDay(span, day, quantities)), ...hotParts];
};

const partOfDay = <Quantity extends QuantityName>(
  { meterId, fromMicros, toMicros }: MeterSpan,
  day: PackedDay,
  quantities: readonly Quantity[],
): MeasuredPart<Quantity> => {
  const instants = day.instants();
  const from = firstFrom(instants, fromMicros);
  const to = firstFrom(instants, toMicros);
  const phases = Array.from({ length: Math.max(0, ...day.phaseCounts()) }, (_, phase) =>
    recordOf(quantities, (quantity) => day.phaseColumn(phase, quantity).slice(from, to)),
  );
  return { meterId, atMicros: instants.slice(from, to), phases };
};

const phaseWidth = Object.keys(quantityPlaces).length;

const partOfReadings = <Quantity extends QuantityName>(
  { meterId }: MeterSpan,
  readings: readonly KeptReading[],
  quantities: readonly Quantity[],
): MeasuredPart<Quantity>[] => {
  if (readings.length === 0) return [];
  const rows = Math.max(...readings.map(({ values }) => values.phases.length / phaseWidth));
  const phases = Array.from({ length: rows }, (_, phase) =>
    recordOf(quantities, (quantity) => {
      const place = phase * phaseWidth + quantityPlaces[quantity];
      return readings.map(({ values }) => values.phases[place] ?? null);
    }),
  );
  return [{ meterId, atMicros: readings.map(({ atMicros }) => atMicros), phases }];
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
