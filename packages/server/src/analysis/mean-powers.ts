import {
  joinSpans,
  phaseEnergies,
  type RegisterSlot,
  type ResolvedIntervals,
  readsOfMeter,
  type SlotColumn,
  wholeMeterEnergies,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import type { Database } from '../storage/schema.ts';
import type { EvenSteps } from './even-steps.ts';
import { registerReads } from './register-reads.ts';

type Powers = readonly (number | null)[];

const phaseCount = 3;
const msOfHour = 3_600_000;
const mwhPerWattHour = 1000;

/**
 * Mean powers by meter and phase, in W: + import, − export. They come from the counters at the edges of the steps, and of
 * a meter of one phase from its intervals too.
 */
export const meanPowers = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, stepMs, count }: EvenSteps,
): Promise<Map<number, Powers[]>> => {
  const edges = Array.from({ length: count + 1 }, (_, edge) => 1000 * (fromMs + edge * stepMs));
  const intervals = await readIntervals(db, meterIds, { fromMs, toMs: fromMs + count * stepMs });
  // Where intervals begin and end the counter is cut, so it is read there too.
  const cutsOf = (meterId: number) => [...edges, ...endsOf(intervals.get(meterId))];
  const reads = await registerReads(
    db,
    meterIds.flatMap((meterId) => cutsOf(meterId).map((atMicros) => ({ meterId, atMicros }))),
  );
  const powerOf = (mwh: number | null) => (mwh === null ? null : mwh / mwhPerWattHour / (stepMs / msOfHour));
  return new Map(
    meterIds.map((id) => [
      id,
      energiesOf(reads.get(id) ?? [], intervals.get(id), edges).map((energies) => energies.map(powerOf)),
    ]),
  );
};

const endsOf = (intervals: ResolvedIntervals | undefined): number[] =>
  intervals === undefined
    ? []
    : joinSpans([...intervals.imported, ...intervals.exported]).flatMap(({ fromMicros, toMicros }) => [
        fromMicros,
        toMicros,
      ]);

const registersOfPhase = 2;

/** Intervals say nothing of single phases. */
const energiesOf = (
  slots: readonly RegisterSlot[],
  intervals: ResolvedIntervals | undefined,
  edges: readonly number[],
): SlotColumn[] => {
  const registers = slots.at(-1)?.lastCounts.length ?? 0;
  if (intervals === undefined || registers > registersOfPhase) return phaseEnergies(slots, edges, phaseCount);
  const hull = { fromMicros: edges[0] ?? 0, toMicros: edges.at(-1) ?? 0 };
  return [wholeMeterEnergies([readsOfMeter(slots, 1, { ...intervals, hull })], edges)];
};
