// A site's power minute by minute, from its meters' powers.
import type { Coverage, MeterLive } from '@ohmstead/contract';
import { balanceOf, flowOfPower, inverterOrientation, useTypes } from '@ohmstead/domain';
import { type MinuteAverages, nothingTold } from '../readings/minute-sums.ts';
import { type HeldPowers, holdPowers, holdStates, powerAt } from './hold-powers.ts';
import { type PartsOf, signedSum } from './live-meters.ts';

export type PowerKey = 'import' | 'export' | 'yield' | 'consumption' | 'charge' | 'discharge';
type Series = readonly (number | null)[];

export type SitePowers = {
  /** Only what the site's meters give. */
  readonly series: ReadonlyMap<PowerKey, Series>;
  readonly coverage: Coverage;
};

type Balance = ReturnType<typeof balanceOf>;

const figureOf: Record<PowerKey, (balance: Balance) => number | null> = {
  import: ({ imported }) => imported,
  export: ({ exported }) => exported,
  yield: ({ yielded }) => yielded,
  consumption: ({ consumed }) => consumed,
  charge: ({ charged }) => charged,
  discharge: ({ discharged }) => discharged,
};

export type ToldPowers = {
  readonly meters: readonly MeterLive[];
  /** Of the calculated ones. */
  readonly parts: PartsOf;
  readonly told: ReadonlyMap<number, MinuteAverages>;
};

export const sitePowers = ({ meters, parts, told }: ToldPowers, minutes: number): SitePowers => {
  const sending = meters.filter(({ lastUpdate }) => lastUpdate !== null);
  const heldBy = (id: number) => holdPowers(told.get(id) ?? nothingTold, minutes);
  const held = sending.map(({ id }) => {
    const ofMeter = parts.get(id);
    if (!ofMeter) return heldBy(id);
    return addHeld(
      ofMeter.map(({ meterId, sign }) => ({ sign, held: heldBy(meterId) })),
      minutes,
    );
  });
  return { series: seriesOf(sending, held, minutes), coverage: coverageOf(held, minutes) };
};

type HeldPart = { readonly sign: 1 | -1; readonly held: HeldPowers };

/** Unknown in a minute in which one part is. */
const addHeld = (parts: readonly HeldPart[], minutes: number): HeldPowers => {
  const sum = { powersW: new Float64Array(minutes), states: new Uint8Array(minutes) };
  for (let minute = 0; minute < minutes; minute++) {
    const powerW = signedSum(parts.map(({ sign, held }) => ({ sign, value: powerAt(held, minute) })));
    if (powerW === null) continue;
    const isOverdue = parts.some(({ held }) => held.states[minute] === holdStates.overdue);
    sum.powersW[minute] = powerW;
    sum.states[minute] = isOverdue ? holdStates.overdue : holdStates.told;
  }
  return sum;
};

/** Minute by minute. There are thousands: the meters' flows are the same objects throughout. */
const seriesOf = (
  meters: readonly MeterLive[],
  held: readonly HeldPowers[],
  minutes: number,
): Map<PowerKey, Series> => {
  const flows = meters.map(({ useType, ydl, kdl }) => ({
    useType,
    orientation: inverterOrientation(ydl, kdl),
    ...flowOfPower(null),
  }));
  const balanceAt = (minute: number): Balance => {
    for (let meter = 0; meter < flows.length; meter += 1) {
      const [flow, ofMeter] = [flows[meter], held[meter]];
      if (flow && ofMeter) setPower(flow, powerAt(ofMeter, minute));
    }
    return balanceOf(flows, 'power');
  };
  const lines = keysOf(meters).map((key) => ({
    key,
    figure: figureOf[key],
    data: new Array<number | null>(minutes).fill(null),
  }));
  for (let minute = 0; minute < minutes; minute += 1) {
    const balance = balanceAt(minute);
    for (const { figure, data } of lines) data[minute] = figure(balance);
  }
  return new Map(lines.map(({ key, data }) => [key, data]));
};

const setPower = (flow: ReturnType<typeof flowOfPower>, powerW: number | null): void => {
  const { imported, exported } = flowOfPower(powerW);
  flow.imported = imported;
  flow.exported = exported;
};

const keysOf = (meters: readonly MeterLive[]): PowerKey[] => {
  const has = (useType: number): boolean => meters.some((meter) => meter.useType === useType);
  return [
    ...(has(useTypes.grid) ? (['import', 'export'] as const) : []),
    ...(has(useTypes.inverter) ? (['yield'] as const) : []),
    ...(has(useTypes.grid) || has(useTypes.load) ? (['consumption'] as const) : []),
    ...(has(useTypes.storage) ? (['charge', 'discharge'] as const) : []),
  ];
};

/** Of the meters’ states in a minute. */
const worstOf = (held: readonly HeldPowers[], minute: number): number => {
  let worst: number = holdStates.told;
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
  let measured = 0;
  let missing = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const state = worstOf(held, minute);
    if (state === holdStates.unknown) missing += 1;
    else if (state === holdStates.told) measured += 1;
  }
  const shares = { measured: measured / minutes, missing: missing / minutes };
  return { estimated: Math.max(0, 1 - shares.measured - shares.missing), ...shares };
};
