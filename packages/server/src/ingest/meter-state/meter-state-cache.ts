// What is stored of a meter's newest reading and slot, remembered so that the next reading needs no look-up.

import type pg from 'pg';
import { int4Array } from '../../collections/binary-array.ts';
import { refuseLaterRules } from '../../readings/refuse-later-rules.ts';
import { microsText } from '../../storage/instants.ts';
import { type SlotRecord, slotColumns, slotOfRecord } from './meter-history.ts';
import { isLive, type MeterState } from './meter-state.ts';

export type MeterStateCache = {
  /** States of these meters, those not remembered read in one query. */
  of(meterIds: readonly number[]): Promise<Map<number, MeterState>>;
  set(meterId: number, state: MeterState): void;
  forget(meterId: number): void;
  /** This process has raised the meter's version to this one, and changed nothing that is remembered. */
  raised(meterId: number, version: number): void;
  clear(): void;
};

export const openMeterStateCache = (pool: pg.Pool): MeterStateCache => {
  const remembered = new Map<number, MeterState>();
  return {
    of: async (meterIds) => {
      const missing = meterIds.filter((id) => !remembered.has(id));
      if (missing.length > 0) await load(pool, missing, remembered);
      return remembered;
    },
    set: (meterId, state) => remembered.set(meterId, state),
    forget: (meterId) => remembered.delete(meterId),
    raised: (meterId, version) => {
      const state = remembered.get(meterId);
      if (state?.version === version - 1) remembered.set(meterId, { ...state, version });
    },
    clear: () => remembered.clear(),
  };
};

type StateRecord = SlotRecord & {
  meter_id: number;
  version: number;
  rules_version: number;
  counter_rules: number;
  newest_at: number | null;
  newest_arrived_at: number | null;
  interval_seconds: number | null;
  /** False: the fields of the slot are null. */
  has_slot: boolean;
};

/** Of a deleted meter: no rules that are remembered of it are in force. */
const stateOfNoMeter: MeterState = {
  version: 0,
  rulesVersion: -1,
  newestMicros: null,
  arrivedMicros: null,
  newestIsLive: false,
  intervalSeconds: null,
  slot: null,
  open: null,
  watched: null,
};

const load = async (
  pool: pg.Pool,
  meterIds: readonly number[],
  into: Map<number, MeterState>,
): Promise<void> => {
  const { rows } = await pool.query<StateRecord>({
    name: 'ingest-states',
    text: `
      select latest.meter_id, latest.version, latest.rules_version, latest.counter_rules,
        ${microsText('latest.at')} as newest_at, ${microsText('latest.arrived_at')} as newest_arrived_at,
        latest.interval_seconds, newest.slot is not null as has_slot, newest.*
      from latest_reading as latest
      left join lateral (
        select ${slotColumns} from register_slot
        where register_slot.meter_id = latest.meter_id and register_slot.meter_id = any($1)
        order by register_slot.slot desc limit 1
      ) as newest on true
      where latest.meter_id = any($1::int4[])`,
    values: [int4Array(meterIds)],
  });
  refuseLaterRules(rows);
  for (const meterId of meterIds) into.set(meterId, stateOfNoMeter);
  for (const row of rows) {
    into.set(row.meter_id, {
      version: row.version,
      rulesVersion: row.rules_version,
      newestMicros: row.newest_at,
      arrivedMicros: row.newest_arrived_at,
      newestIsLive: row.newest_at !== null && isLive(row.newest_at, row.newest_arrived_at ?? 0),
      intervalSeconds: row.interval_seconds,
      slot: row.has_slot ? slotOfRecord(row) : null,
      open: null,
      watched: null,
    });
  }
};
