import type { Load } from './load.ts';
import type { RunUse } from './run-use.ts';

type StagePair = readonly [minutes: number, watts: number];

/** A programme of stages, started between two minutes of the day. */
export const run = (
  chances: readonly number[],
  from: number,
  to: number,
  stages: readonly StagePair[],
  more: Pick<RunUse, 'months' | 'unattended'> = {},
): RunUse => ({
  kind: 'run',
  chances,
  from,
  to,
  stages: stages.map(([minutes, watts]) => ({ minutes, watts })),
  ...more,
});

/** Loads on one circuit and phase. */
export const onCircuit =
  (circuit: string, phase: Load['phase']) =>
  (name: string, reactiveShare: number, use: Load['use']): Load => ({
    name,
    circuit,
    phase,
    reactiveShare,
    use,
  });
