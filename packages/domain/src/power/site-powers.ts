// A site's power minute by minute, from its meters' powers.
import { type Balance, balanceOf } from '../balance/balance.ts';
import { flowOfPower, inverterOrientation } from '../balance/meter-flow.ts';
import type { Coverage } from '../counter/coverage.ts';
import { type UseType, useTypes } from '../meter.ts';
import { type HeldPowers, holdPowers, holdStates, powerAt } from './hold-powers.ts';
import { signedSum } from './known-sum.ts';
import type { MinuteAverages } from './minute-averages.ts';

export type PowerKey = 'import' | 'export' | 'yield' | 'consumption' | 'charge' | 'discharge';
export type PowerSeries = readonly (number | null)[];

export type SitePowers = {
  /** Only the series that the site's meters measure, in W. */
  readonly series: ReadonlyMap<PowerKey, PowerSeries>;
  readonly coverage: Coverage;
};

/** A meter that has sent; a calculated one is the sum of its parts. */
export type PoweredMeter = {
  readonly useType: UseType;
  /** A sum is rounded to the digits that a double holds, even the sum of one part; a meter's own power is kept. */
  readonly isCalculated: boolean;
  readonly importKwh: number | null;
  readonly exportKwh: number | null;
  readonly parts: readonly { readonly sign: 1 | -1; readonly averages: MinuteAverages }[];
};

export const sitePowers = (meters: readonly PoweredMeter[], minutes: number): SitePowers => {
  const held = meters.map((meter) => heldPowers(meter, minutes));
  return { series: seriesOf(meters, held, minutes), coverage: coverageOf(held, minutes) };
};

const heldPowers = ({ isCalculated, parts }: PoweredMeter, minutes: number): HeldPowers => {
  const held = parts.map(({ sign, averages }) => ({ sign, held: holdPowers(averages, minutes) }));
  const [own] = held;
  return own && !isCalculated ? own.held : addHeld(held, minutes);
};

type HeldPart = { readonly sign: 1 | -1; readonly held: HeldPowers };

/** The sum is unknown in a minute in which one part is. */
const addHeld = (parts: readonly HeldPart[], minutes: number): HeldPowers => {
  const sum = { powersW: new Float64Array(minutes), states: new Uint8Array(minutes) };
  for (let minute = 0; minute < minutes; minute++) {
    const powerW = signedSum(parts.map(({ sign, held }) => ({ sign, value: powerAt(held, minute) })));
    if (powerW === null) continue;
    const isOverdue = parts.some(({ held }) => held.states[minute] === holdStates.overdue);
    sum.powersW[minute] = powerW;
    sum.states[minute] = isOverdue ? holdStates.overdue : holdStates.known;
  }
  return sum;
};

const figureOf: Record<PowerKey, (balance: Balance) => number | null> = {
  import: ({ imported }) => imported,
  export: ({ exported }) => exported,
  yield: ({ yielded }) => yielded,
  consumption: ({ consumed }) => consumed,
  charge: ({ charged }) => charged,
  discharge: ({ discharged }) => discharged,
};

const seriesOf = (
  meters: readonly PoweredMeter[],
  held: readonly HeldPowers[],
  minutes: number,
): Map<PowerKey, PowerSeries> => {
  const mounted = meters.map(({ useType, importKwh, exportKwh }) => ({
    useType,
    orientation: inverterOrientation(importKwh, exportKwh),
  }));
  const lines = keysOf(meters).map((key) => ({ key, data: new Array<number | null>(minutes).fill(null) }));
  for (let minute = 0; minute < minutes; minute += 1) {
    const flows = mounted.map(({ useType, orientation }, meter) => {
      const powers = held[meter];
      const { imported, exported } = flowOfPower(powers ? powerAt(powers, minute) : null);
      return { useType, orientation, imported, exported };
    });
    const balance = balanceOf(flows, 'power');
    for (const { key, data } of lines) data[minute] = figureOf[key](balance);
  }
  return new Map(lines.map(({ key, data }) => [key, data]));
};

const keysOf = (meters: readonly PoweredMeter[]): PowerKey[] => {
  const has = (useType: UseType): boolean => meters.some((meter) => meter.useType === useType);
  return [
    ...(has(useTypes.grid) ? (['import', 'export'] as const) : []),
    ...(has(useTypes.inverter) ? (['yield'] as const) : []),
    ...(has(useTypes.grid) || has(useTypes.load) ? (['consumption'] as const) : []),
    ...(has(useTypes.storage) ? (['charge', 'discharge'] as const) : []),
  ];
};

/** The worst state of the meters in a minute. */
const worstOf = (held: readonly HeldPowers[], minute: number): number => {
  let worst: number = holdStates.known;
  for (const { states } of held) {
    const state = states[minute] ?? holdStates.unknown;
    if (state === holdStates.unknown) return state;
    if (state === holdStates.overdue) worst = state;
  }
  return worst;
};

/** A minute is as missing as its worst meter. */
const coverageOf = (held: readonly HeldPowers[], minutes: number): Coverage => {
  if (minutes === 0 || held.length === 0) return { measured: 0, estimated: 0, missing: 1 };
  let measuredMinutes = 0;
  let missingMinutes = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const state = worstOf(held, minute);
    if (state === holdStates.unknown) missingMinutes += 1;
    else if (state === holdStates.known) measuredMinutes += 1;
  }
  const measured = measuredMinutes / minutes;
  const missing = missingMinutes / minutes;
  return { estimated: Math.max(0, 1 - measured - missing), measured, missing };
};
