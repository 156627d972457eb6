// Pure: a device's reading as the screens show it.
import type { PhaseRow } from '@ohmstead/domain';
import type { Monitor } from '../../../device/answers/monitor.ts';

export type ReadingView = {
  /** The sum of the phases: + import, − export. */
  readonly powerW: number | null;
  readonly importKwh: number | null;
  readonly exportKwh: number | null;
  readonly frequencyHz: number | null;
  readonly phases: readonly PhaseRow[];
  /** What the meter itself nets over its phases, where that is switched on. */
  readonly net: PhaseRow | null;
};

export const readingView = ({ values: { phases, net } }: Monitor): ReadingView => ({
  powerW: sumOf(phases, ({ powerW }) => powerW),
  importKwh: sumOf(phases, ({ importKwh }) => importKwh),
  exportKwh: sumOf(phases, ({ exportKwh }) => exportKwh),
  frequencyHz: phases.find(({ frequencyHz }) => frequencyHz !== null)?.frequencyHz ?? null,
  phases,
  net,
});

/** A sum with an unknown part is unknown. */
const sumOf = (phases: readonly PhaseRow[], figureOf: (phase: PhaseRow) => number | null): number | null =>
  phases.reduce<number | null>((sum, phase) => {
    const value = figureOf(phase);
    return sum === null || value === null ? null : sum + value;
  }, 0);
