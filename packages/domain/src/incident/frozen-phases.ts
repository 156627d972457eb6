// Phases whose readings have stopped changing while those of another phase go on: the part of the meter that measures them hangs.
// No mains voltage stands still for a day, to the last digit.

/** The extremes of a day of one phase. */
export type PhaseExtremes = {
  readonly leastV: number | null;
  readonly greatestV: number | null;
  readonly leastW: number | null;
  readonly greatestW: number | null;
};

/** Numbers of phases, from 1. A phase without voltage is lost, not frozen. */
export const frozenPhases = (phases: readonly PhaseExtremes[]): number[] =>
  phases.some(isAlive) ? phases.flatMap((phase, index) => (isFrozen(phase) ? [index + 1] : [])) : [];

const leastMainsV = 80;

const isFrozen = ({ leastV, greatestV, leastW, greatestW }: PhaseExtremes): boolean =>
  leastV !== null && leastV >= leastMainsV && leastV === greatestV && leastW === greatestW;

const isAlive = ({ leastV, greatestV }: PhaseExtremes): boolean =>
  leastV !== null && greatestV !== null && greatestV > leastV;
