// Meters with their newest values. A calculated meter has the sum or difference of its parts' powers, is as old as the
// oldest of them, is online while all of them are, and has a fault as soon as one of them has.
import { deviceStateOf, signedSum } from '@ohmstead/domain';
import type { MeterRow } from '../sites/meter-store.ts';
import { type LiveMeter, liveMeterOf } from './live-meter.ts';

/** The parts of a calculated meter are among the rows, because they belong to its site. */
export const liveMeters = (rows: readonly MeterRow[], nowMs: number): LiveMeter[] => {
  const meters = new Map(rows.map((row) => [row.id, liveMeterOf(row, nowMs)]));
  return rows.flatMap((row) => {
    const meter = meters.get(row.id);
    return meter ? [row.parts === null ? meter : calculated(meter, row, meters)] : [];
  });
};

const calculated = (
  meter: LiveMeter,
  { parts, rated_power_w }: MeterRow,
  meters: ReadonlyMap<number, LiveMeter>,
): LiveMeter => {
  const found = (parts ?? []).map(({ meterId, sign }) => ({ sign, part: meters.get(meterId) }));
  const isOnline = found.length > 0 && found.every(({ part }) => part?.isOnline);
  const hasFault = found.some(({ part }) => part?.hasFault);
  const powerW = signedSum(found.map(({ sign, part }) => ({ sign, value: part?.powerW ?? null })));
  return {
    ...meter,
    isOnline,
    hasFault,
    state: deviceStateOf({ isOnline, hasFault, powerW, ratedPowerW: rated_power_w }),
    powerW,
    lastUpdateMs: oldest(found.map(({ part }) => part?.lastUpdateMs ?? null)),
  };
};

/** Null as soon as one is, and where there are none. */
const oldest = (instants: readonly (number | null)[]): number | null => {
  const known = instants.filter((ms) => ms !== null);
  return known.length === 0 || known.length < instants.length ? null : Math.min(...known);
};
