// Readings of a meter whose counters follow its power, as it sends them.
import { hourMs } from '@ohmstead/domain';

export type Phase = { readonly v?: number; readonly a?: number; readonly w: number };

/** A reading of all phases; counters in kWh. */
export type CountedReading = { readonly atMs: number; readonly rows: readonly (readonly number[])[] };

type Course = {
  readonly fromMs: number;
  /** Inclusive. */
  readonly toMs: number;
  readonly stepMs: number;
  /** The phases from an instant on. */
  readonly phasesAt: (atMs: number) => readonly Phase[];
};

const startKwh = 1000;

/** Of two courses of one meter the second goes on with the counters of the first. */
export const countedReadings = (
  { fromMs, toMs, stepMs, phasesAt }: Course,
  before?: CountedReading,
): CountedReading[] => {
  const countsBefore = before?.rows.map((row) => [row[3] ?? startKwh, row[4] ?? startKwh]);
  const counts = phasesAt(fromMs).map((_, phase) => countsBefore?.[phase] ?? [startKwh, startKwh]);
  const readings: CountedReading[] = [];
  for (let atMs = fromMs; atMs <= toMs; atMs += stepMs) {
    const phases = phasesAt(atMs);
    readings.push({
      atMs,
      rows: phases.map(({ v = 230, w, a = Math.abs(w) / 230 }, phase) => {
        const [imported = startKwh, exported = startKwh] = counts[phase] ?? [];
        return [v, a, w, imported, exported];
      }),
    });
    for (const [phase, { w }] of phases.entries()) {
      const count = counts[phase];
      if (count) count[w > 0 ? 0 : 1] = (count[w > 0 ? 0 : 1] ?? 0) + (Math.abs(w) * stepMs) / hourMs / 1000;
    }
  }
  return readings;
};

/** Power in W of a single phase. */
export const onePhase =
  (powerAt: (atMs: number) => number) =>
  (atMs: number): readonly Phase[] => [{ w: powerAt(atMs) }];
