// The newest values of meters as their cards show them, those of calculated ones by their parts: power is the sum
// or difference, as old as the oldest part and online while all are.
import type { MeterLive } from '@ohmstead/contract';
import { deviceStateOf } from '@ohmstead/domain';
import type { MeterRow } from '../sites/meter-store.ts';
import type { MeterPart } from '../storage/schema/places.ts';
import { meterLiveOf, trimFloatNoise } from './meter-live.ts';

/** A calculated meter's parts are among the rows: they are of its site. */
export const liveMeters = (rows: readonly MeterRow[], nowMs: number): MeterLive[] => {
  const told = new Map(rows.map((row) => [row.id, meterLiveOf(row, nowMs)]));
  return rows.flatMap((row) => {
    const live = told.get(row.id);
    return live ? [row.parts === null ? live : calculated(live, row, told)] : [];
  });
};

export type PartsOf = ReadonlyMap<number, readonly MeterPart[]>;

/** Of the calculated meters. */
export const partsOf = (rows: readonly MeterRow[]): PartsOf =>
  new Map(rows.flatMap(({ id, parts }) => (parts === null ? [] : [[id, parts] as const])));

const calculated = (
  live: MeterLive,
  { parts, rated_power_w }: MeterRow,
  told: ReadonlyMap<number, MeterLive>,
): MeterLive => {
  const found = (parts ?? []).map(({ meterId, sign }) => ({ sign, meter: told.get(meterId) }));
  const online = found.length > 0 && found.every(({ meter }) => meter?.isOnline === 1);
  const gl = signedSum(found.map(({ sign, meter }) => ({ sign, value: meter?.gl ?? null })));
  const updates = found.map(({ meter }) => meter?.lastUpdate ?? null);
  return {
    ...live,
    isOnline: online ? 1 : 0,
    state: deviceStateOf({ isOnline: online, hasFault: false, powerW: gl, ratedPowerW: rated_power_w }),
    gl,
    lastUpdate: updates.includes(null) ? null : (updates.toSorted()[0] ?? null),
  };
};

type Signed = { readonly sign: 1 | -1; readonly value: number | null };

/** Unknown as soon as one is. */
export const signedSum = (values: readonly Signed[]): number | null => {
  let sum: number | null = values.length === 0 ? null : 0;
  for (const { sign, value } of values) sum = sum === null || value === null ? null : sum + sign * value;
  return sum === null ? null : trimFloatNoise(sum);
};
