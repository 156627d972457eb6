import { phaseEnergies } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { EvenSteps } from './even-steps.ts';
import { registerReads } from './register-reads.ts';

type Powers = readonly (number | null)[];

const phaseCount = 3;
const msOfHour = 3_600_000;
const mwhPerWattHour = 1000;

/** Mean powers by meter and phase, in W: + import, − export. They come from the counters at the edges of the steps. */
export const meanPowers = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, stepMs, count }: EvenSteps,
): Promise<Map<number, Powers[]>> => {
  const edges = Array.from({ length: count + 1 }, (_, edge) => 1000 * (fromMs + edge * stepMs));
  const reads = await registerReads(
    db,
    meterIds.flatMap((meterId) => edges.map((atMicros) => ({ meterId, atMicros }))),
  );
  const powerOf = (mwh: number | null) => (mwh === null ? null : mwh / mwhPerWattHour / (stepMs / msOfHour));
  return new Map(
    meterIds.map((id) => [
      id,
      phaseEnergies(reads.get(id) ?? [], edges, phaseCount).map((energies) => energies.map(powerOf)),
    ]),
  );
};
