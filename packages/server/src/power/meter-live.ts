// One meter's newest values as its card shows them.
import type { MeterLive } from '@ohmstead/contract';
import { deviceStateOf, isOnline, type PhaseRow } from '@ohmstead/domain';
import { readingOf } from '../readings/reading-row.ts';
import type { MeterRow } from '../sites/meter-store.ts';
import { meterTypeOf } from '../sites/meter-type.ts';

export const meterLiveOf = (row: MeterRow, nowMs: number): MeterLive => {
  const phases = phasesOf(row);
  const online = isOnline(row.at?.getTime() ?? null, row.interval_seconds, nowMs);
  const gl = totalOfPhases(phases, 'powerW');
  return {
    id: row.id,
    sn: row.sn,
    siteId: row.site_id,
    placeName: row.site_name,
    name: row.name,
    type: meterTypeOf(row),
    useType: row.use_type,
    isOnline: online ? 1 : 0,
    state: deviceStateOf({ isOnline: online, hasFault: false, powerW: gl, ratedPowerW: row.rated_power_w }),
    dy: phases[0]?.voltageV ?? null,
    dl: totalOfPhases(phases, 'currentA'),
    gl,
    ydl: totalOfPhases(phases, 'importKwh'),
    kdl: totalOfPhases(phases, 'exportKwh'),
    phases,
    lastUpdate: row.at?.toISOString() ?? null,
    uploadIntervalSeconds: row.interval_seconds,
  };
};

const phasesOf = ({ phase_values }: MeterRow): PhaseRow[] =>
  phase_values ? [...readingOf(0, { phases: phase_values, net: null, reactive: null }).phases] : [];

/** Unknown as soon as one phase is. */
export const totalOfPhases = (phases: readonly PhaseRow[], key: keyof PhaseRow): number | null => {
  let total: number | null = phases.length === 0 ? null : 0;
  for (const phase of phases) {
    const value = phase[key];
    total = total === null || value === null ? null : total + value;
  }
  return total === null || phases.length === 1 ? total : trimFloatNoise(total);
};

/** A double holds 15 decimal digits truly; what a sum shows behind them (2009.5320000000002) nobody sent. */
export const trimFloatNoise = (sum: number): number => Number(sum.toPrecision(15));
