// One meter with its newest values.
import {
  type DeviceState,
  deviceStateOf,
  isOnline,
  type MeterType,
  type PhaseRow,
  totalOfPhases,
  type UseType,
} from '@ohmstead/domain';
import { readingOf } from '../readings/reading-row.ts';
import type { MeterRow } from '../sites/meter-store.ts';
import { meterTypeOf } from '../sites/meter-type.ts';
import type { MeterPart } from '../storage/schema/sites.ts';

/** Those that say what energy costs are counted for those alone who may see that. */
type OpenIncidents = { readonly all: number; readonly ofPrices: number };

export type LiveMeter = {
  readonly id: number;
  readonly sn: string;
  readonly siteId: number;
  readonly siteName: string;
  /** Of its site and all its meters. */
  readonly openIncidentsOfSite: OpenIncidents;
  readonly name: string;
  readonly type: MeterType;
  readonly useType: UseType;
  /** The meters that a calculated meter is the sum of. */
  readonly parts: readonly MeterPart[] | null;
  readonly isOnline: boolean;
  /** It has an open incident that is a fault. */
  readonly hasFault: boolean;
  readonly state: DeviceState;
  /** The voltage is that of the first phase; all others are totals of the phases. Power is + import, − export. */
  readonly voltageV: number | null;
  readonly currentA: number | null;
  readonly powerW: number | null;
  readonly importKwh: number | null;
  readonly exportKwh: number | null;
  readonly phases: readonly PhaseRow[];
  /** Its last reading; of a meter that never sent the end of its intervals. */
  readonly lastUpdateMs: number | null;
  readonly uploadIntervalSeconds: number | null;
  readonly behindMeterId: number | null;
};

export const liveMeterOf = (row: MeterRow, nowMs: number): LiveMeter => {
  const phases = phasesOf(row);
  const online = isOnline(row.at?.getTime() ?? null, row.interval_seconds, nowMs);
  const powerW = totalOfPhases(phases, 'powerW');
  return {
    id: row.id,
    sn: row.sn,
    siteId: row.site_id,
    siteName: row.site_name,
    openIncidentsOfSite: { all: row.open_incidents, ofPrices: row.open_price_incidents },
    name: row.name,
    type: meterTypeOf(row),
    useType: row.use_type,
    parts: row.parts,
    isOnline: online,
    hasFault: row.has_fault,
    state: deviceStateOf({
      isOnline: online,
      hasFault: row.has_fault,
      powerW,
      ratedPowerW: row.rated_power_w,
    }),
    voltageV: phases[0]?.voltageV ?? null,
    currentA: totalOfPhases(phases, 'currentA'),
    powerW,
    importKwh: totalOfPhases(phases, 'importKwh'),
    exportKwh: totalOfPhases(phases, 'exportKwh'),
    phases,
    lastUpdateMs: (row.at ?? row.intervals_to)?.getTime() ?? null,
    uploadIntervalSeconds: row.interval_seconds,
    behindMeterId: row.behind_meter_id,
  };
};

const phasesOf = ({ phase_values }: MeterRow): readonly PhaseRow[] =>
  phase_values ? readingOf(0, { phases: phase_values, net: null, reactive: null }).phases : [];
