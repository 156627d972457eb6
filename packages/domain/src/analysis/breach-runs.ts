// Readings beyond a limit, one after another, as one event: from the first to the last of them, and the worst.

import type { BreachKind } from './alert-kinds.ts';
import type { AlertLimits } from './alert-parameters.ts';

type Column = readonly (number | null)[];

/** A meter's readings of a span, column by column, oldest first; one entry of `phases` a phase. */
export type MeasuredSpan = {
  readonly atMicros: readonly number[];
  readonly phases: readonly {
    readonly voltageV: Column;
    readonly currentA: Column;
    readonly powerW: Column;
    readonly powerFactor: Column;
  }[];
};

export type BreachRun = {
  readonly kind: BreachKind;
  /** 0, 1, 2; null the meter as a whole. */
  readonly phase: number | null;
  readonly fromMicros: number;
  /** Of the last reading beyond the limit. */
  readonly toMicros: number;
  readonly readings: number;
  readonly worst: number;
  readonly worstAtMicros: number;
  readonly limit: number;
};

/** Readings further apart than that are two events. */
export type RunRule = { readonly limits: AlertLimits; readonly mostApartMicros: number };

/** By kind and phase, oldest first. */
export const breachRuns = (span: MeasuredSpan, { limits, mostApartMicros }: RunRule): BreachRun[] => {
  const runs: BreachRun[] = [];
  for (const test of testsOf(span, limits)) {
    let run: BreachRun | null = null;
    for (const [index, atMicros] of span.atMicros.entries()) {
      const value = test.values[index] ?? null;
      if (value === null || !isBeyond(test, value)) {
        if (value !== null && run) run = closed(runs, run);
        continue;
      }
      if (run && atMicros - run.toMicros > mostApartMicros) run = closed(runs, run);
      run = run ? longer(run, { ...test, value, atMicros }) : begun({ ...test, value, atMicros });
    }
    if (run) runs.push(run);
  }
  return runs;
};

type Test = {
  readonly kind: BreachKind;
  readonly phase: number | null;
  readonly limit: number;
  /** Which side of the limit is beyond it. */
  readonly side: 1 | -1;
  readonly values: Column;
};

const isBeyond = ({ side, limit }: Pick<Test, 'side' | 'limit'>, value: number): boolean =>
  side * (value - limit) > 0;

type Beyond = Omit<Test, 'values'> & { readonly value: number; readonly atMicros: number };

const closed = (runs: BreachRun[], run: BreachRun): null => {
  runs.push(run);
  return null;
};

const begun = ({ kind, phase, limit, value, atMicros }: Beyond): BreachRun => ({
  ...{ kind, phase, limit, fromMicros: atMicros, toMicros: atMicros, readings: 1 },
  worst: value,
  worstAtMicros: atMicros,
});

const longer = (run: BreachRun, { side, value, atMicros }: Beyond): BreachRun => {
  const isWorse = side * (value - run.worst) > 0;
  return {
    ...run,
    toMicros: atMicros,
    readings: run.readings + 1,
    ...(isWorse && { worst: value, worstAtMicros: atMicros }),
  };
};

const testsOf = ({ phases }: MeasuredSpan, limits: AlertLimits): Test[] => {
  const ofPhases = phases.flatMap(({ voltageV, currentA, powerW, powerFactor }, phase): (Test | null)[] => [
    testOf('overVoltage', { phase, limit: limits.overVoltageV, side: 1, values: voltageV }),
    testOf('underVoltage', { phase, limit: limits.underVoltageV, side: -1, values: voltageV }),
    testOf('overCurrent', { phase, limit: limits.overCurrentA, side: 1, values: currentA }),
    testOf('lowPowerFactor', {
      ...{ phase, limit: limits.lowPowerFactor, side: -1 as const },
      values: underLoad(powerFactor, powerW, limits.idlePowerW),
    }),
  ]);
  const powerW = totalPower(phases.map((phase) => phase.powerW));
  const whole = testOf('overPower', { phase: null, limit: limits.overPowerW, side: 1, values: powerW });
  return [...ofPhases, whole].filter((test) => test !== null);
};

const testOf = (
  kind: BreachKind,
  { limit, ...test }: Omit<Test, 'kind' | 'limit'> & { limit: number | null },
): Test | null => (limit === null ? null : { kind, limit, ...test });

/** Export has a negative power factor on some meters. */
const underLoad = (powerFactor: Column, powerW: Column, idlePowerW: number): Column =>
  powerFactor.map((factor, index) =>
    factor !== null && Math.abs(powerW[index] ?? 0) >= idlePowerW ? Math.abs(factor) : null,
  );

/** Magnitude of the sum; unknown as soon as one phase is. */
const totalPower = (phases: readonly Column[]): Column =>
  (phases[0] ?? []).map((_, index) => {
    let total = 0;
    for (const phase of phases) {
      const powerW = phase[index];
      if (powerW === null || powerW === undefined) return null;
      total += powerW;
    }
    return Math.abs(total);
  });
