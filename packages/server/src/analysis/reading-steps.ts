import type { Kysely } from 'kysely';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';
import { measuredParts } from './measured-parts.ts';
import type { MeterLines, StepsQuery } from './meter-lines.ts';
import { createStatistics } from './step-statistics.ts';

const mostPhases = 3;

/** Uses every reading of the span; the mean is the mean of the readings. */
export const readingSteps = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { steps, span: { fromMs, toMs }, quantity }: StepsQuery,
): Promise<MeterLines> => {
  const spans = meterIds.map((meterId) => ({
    meterId,
    fromMicros: fromMs * 1000,
    toMicros: toMs * 1000,
  }));
  const cut = { fromMicros: steps.fromMs * 1000, stepMicros: steps.stepMs * 1000, count: steps.count };
  const lines = new Map(
    meterIds.map((id) => [id, Array.from({ length: mostPhases }, () => createStatistics(cut))]),
  );
  for (const { span, atMicros, phases, column } of await measuredParts(queryIn(db), spans)) {
    for (let phase = 0; phase < phases; phase += 1) {
      const into = lines.get(span.meterId)?.[phase];
      const values = column(phase, quantity);
      // A loop: an iterator of entries makes an array for each of them.
      for (let index = 0; index < values.length; index += 1) {
        const value = values[index] ?? null;
        if (value !== null) into?.add(atMicros[index] ?? 0, value);
      }
    }
  }
  return new Map([...lines].map(([id, ofMeter]) => [id, ofMeter.map((line) => line.statistics())]));
};
