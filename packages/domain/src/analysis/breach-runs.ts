// Readings beyond a limit, one after another, as one event: from the first to the last of them, and the worst.

import type { BreachKind } from './alert-kinds.ts';
import type { AlertLimits } from './alert-parameters.ts';

type Column = readonly (number | null)[];
type Quantity = 'voltageV' | 'currentA' | 'powerW' | 'powerFactor';

/** A meter's readings of a span, oldest first. Columns are asked for only where a limit needs them. */
export type MeasuredSpan = {
  readonly atMicros: readonly number[];
  readonly phases: number;
  readonly column: (phase: number, quantity: Quantity) => Column;
};

export type BreachRun = {
  readonly kind: BreachKind;
  /** 0, 1, 2; null the meter as a whole. */
  readonly phase: number | null;
  readonly fromMicros: number;
  /** The instant of the last reading beyond the limit. */
  readonly toMicros: number;
  readonly readings: number;
  readonly worst: number;
  readonly worstAtMicros: number;
  readonly limit: number;
};

/** Readings further apart than that are two events. */
export type RunRule = { readonly limits: AlertLimits; readonly mostApartMicros: number };

/** The runs by kind and phase, oldest first. */
export const breachRuns = (span: MeasuredSpan, { limits, mostApartMicros }: RunRule): BreachRun[] =>
  testsOf(span, limits).flatMap((test) => runsOf(test, span.atMicros, mostApartMicros));

type Test = {
  readonly kind: BreachKind;
  readonly phase: number | null;
  readonly limit: number;
  /** Which side of the limit is beyond it. */
  readonly side: 1 | -1;
  /** Null: unknown, or not to be judged. */
  readonly values: Column;
};

type Run = { -readonly [Key in keyof BreachRun]: BreachRun[Key] };

const runsOf = (
  { kind, phase, limit, side, values }: Test,
  instants: readonly number[],
  mostApartMicros: number,
): BreachRun[] => {
  const runs: BreachRun[] = [];
  let run: Run | null = null;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? null;
    if (value === null) continue;
    if (side * (value - limit) <= 0) {
      run = null;
      continue;
    }
    const atMicros = instants[index] ?? 0;
    if (run === null || atMicros - run.toMicros > mostApartMicros) {
      run = {
        kind,
        phase,
        limit,
        readings: 0,
        fromMicros: atMicros,
        toMicros: atMicros,
        worst: value,
        worstAtMicros: atMicros,
      };
      runs.push(run);
    }
    run.toMicros = atMicros;
    run.readings += 1;
    if (side * (value - run.worst) > 0) [run.worst, run.worstAtMicros] = [value, atMicros];
  }
  return runs;
};

const testsOf = ({ phases, column }: MeasuredSpan, limits: AlertLimits): Test[] => {
  const tests: Test[] = [];
  const add = (
    kind: BreachKind,
    limit: number | null,
    test: Pick<Test, 'phase' | 'side'>,
    of: () => Column,
  ) => {
    if (limit !== null) tests.push({ kind, limit, ...test, values: of() });
  };
  for (let phase = 0; phase < phases; phase += 1) {
    add('overVoltage', limits.overVoltageV, { phase, side: 1 }, () => column(phase, 'voltageV'));
    add('underVoltage', limits.underVoltageV, { phase, side: -1 }, () => column(phase, 'voltageV'));
    add('overCurrent', limits.overCurrentA, { phase, side: 1 }, () => column(phase, 'currentA'));
    add('lowPowerFactor', limits.lowPowerFactor, { phase, side: -1 }, () =>
      underLoad(column(phase, 'powerFactor'), column(phase, 'powerW'), limits.idlePowerW),
    );
  }
  const powers = () => Array.from({ length: phases }, (_, phase) => column(phase, 'powerW'));
  add('overPower', limits.overPowerW, { phase: null, side: 1 }, () => totalPower(powers()));
  return tests;
};

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
