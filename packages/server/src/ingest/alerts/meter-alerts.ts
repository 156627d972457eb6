// What is judged of a meter by its readings and its silence, read with the meter.
import {
  type IncidentKind,
  minuteMicros,
  nominalVoltage,
  type ReadingLimit,
  readingKinds,
  type ValueWatch,
  watchesOf,
} from '@ohmstead/domain';
import { sql } from 'kysely';
import { parametersOfRow } from './alert-parameter-columns.ts';
import { defaultLimit, type RatedMeter } from './default-limits.ts';
import { ruleInForce, type StoredRule } from './rule-in-force.ts';

export type MeterAlerts = {
  /** Empty: nothing is judged with its readings. */
  readonly watches: readonly ValueWatch[];
  /** Null: its silence is no incident. */
  readonly offlineMicros: number | null;
};

const noAlerts: MeterAlerts = { watches: [], offlineMicros: null };

type AlertsRecord = {
  readonly phases: number;
  readonly powerW: number | null;
  readonly currentA: number | null;
  readonly voltageV: number | null;
  readonly readV: number | null;
  readonly isCalculated: boolean;
  readonly parameters: Parameters<typeof parametersOfRow>[0];
  readonly rules: readonly StoredRule[] | null;
};

/** Of a row of `meter`; to be read by `alertsOfRecord`. */
export const alertsColumn = sql<AlertsRecord>`jsonb_build_object(
  'phases', meter.type, 'powerW', meter.rated_power_w, 'currentA', meter.rated_current_a,
  'voltageV', meter.rated_voltage_v, 'isCalculated', meter.parts is not null,
  'readV', (select phase_values[1] from latest_reading where latest_reading.meter_id = meter.id),
  'parameters', (select to_jsonb(alert_parameter) from alert_parameter
    where alert_parameter.site_id = meter.site_id),
  'rules', (select jsonb_agg(jsonb_build_object(
      'meterId', alert_rule.meter_id, 'kind', kind, 'isOn', is_on, 'limit', limit_value))
    from alert_rule where alert_rule.site_id = meter.site_id
      and (alert_rule.meter_id is null or alert_rule.meter_id = meter.id)))`;

export const alertsOfRecord = (meterId: number, record: AlertsRecord): MeterAlerts => {
  if (record.isCalculated) return noAlerts;
  const parameters = parametersOfRow(record.parameters);
  const rated = ratedOf(record);
  const inForce = (kind: IncidentKind) => {
    const { isOn, limit } = ruleInForce(record.rules ?? [], kind, meterId);
    return { isOn, limit: limit ?? defaultLimit(kind, parameters, rated) };
  };
  const limits = readingKinds.flatMap((kind): ReadingLimit[] => {
    const { isOn, limit } = inForce(kind);
    return isOn && (limit !== null || kind === 'phaseLoss') ? [{ kind, limit }] : [];
  });
  const offline = inForce('offline');
  return {
    watches: watchesOf(limits, record.phases),
    offlineMicros: offline.isOn && offline.limit !== null ? offline.limit * minuteMicros : null,
  };
};

const ratedOf = ({ phases, powerW, currentA, voltageV, readV }: AlertsRecord): RatedMeter => ({
  phases,
  rating: { powerW, currentA, voltageV: voltageV ?? nominalVoltage(readV) },
});
