// What is judged of a meter by its readings and its silence, read with the meter.
import {
  type HeldLimits,
  type IncidentKind,
  incidentKind,
  incidentKinds,
  minuteMicros,
  type ReadingLimit,
  readingKinds,
  type ValueWatch,
  watchesOver,
} from '@ohmstead/domain';
import { sql } from 'kysely';
import { microsText } from '../../storage/instants.ts';
import { parametersOfRow } from './alert-parameter-columns.ts';
import { defaultLimit, type RatedMeter } from './default-limits.ts';
import { type RuleInForce, ruleInForce, type StoredRule } from './rule-in-force.ts';

export type MeterAlerts = {
  /** Empty: nothing is judged with its readings. */
  readonly watches: readonly ValueWatch[];
  /** Since then the limits of now hold; 0: they were never changed. */
  readonly limitsSinceMicros: number;
  /** Null: its silence is no incident. */
  readonly offlineMicros: number | null;
};

const noAlerts: MeterAlerts = { watches: [], limitsSinceMicros: 0, offlineMicros: null };

/** The kinds that readings are judged for, with their limits. */
export type KindLimits = {
  readonly phases: number;
  readonly limits: readonly { readonly kind: IncidentKind; readonly limit: number | null }[];
};

/** They held until then. */
export type EarlierKindLimits = KindLimits & { readonly untilMicros: number };

export type AlertsRecord = {
  readonly phases: number;
  readonly powerW: number | null;
  readonly currentA: number | null;
  readonly voltageV: number | null;
  readonly isCalculated: boolean;
  readonly parameters: Parameters<typeof parametersOfRow>[0];
  readonly rules: readonly StoredRule[] | null;
  readonly earlier: readonly EarlierKindLimits[] | null;
};

/** SQL text, of a row of `meter`; to be read by `alertsOfRecord`. */
export const alertsText = `jsonb_build_object(
  'phases', meter.type, 'powerW', meter.rated_power_w, 'currentA', meter.rated_current_a,
  'voltageV', meter.rated_voltage_v, 'isCalculated', meter.parts is not null,
  'parameters', (select to_jsonb(alert_parameter) from alert_parameter
    where alert_parameter.site_id = meter.site_id),
  'rules', (select jsonb_agg(jsonb_build_object(
      'meterId', alert_rule.meter_id, 'kind', kind, 'isOn', is_on, 'limit', limit_value))
    from alert_rule where alert_rule.site_id = meter.site_id
      and (alert_rule.meter_id is null or alert_rule.meter_id = meter.id)),
  'earlier', (select jsonb_agg(jsonb_build_object(
      'untilMicros', ${microsText('until')}, 'phases', phases, 'limits', limits) order by until)
    from earlier_limit where earlier_limit.meter_id = meter.id))`;

export const alertsColumn = sql<AlertsRecord>`${sql.raw(alertsText)}`;

export const alertsOfRecord = (meterId: number, record: AlertsRecord): MeterAlerts => {
  if (record.isCalculated) return noAlerts;
  const earlier = record.earlier ?? [];
  const inForce = rulesInForce(meterId, record);
  const offline = inForce('offline');
  return {
    watches: watchesOver(
      heldOf({ phases: record.phases, limits: limitsOf(inForce, readingKinds) }),
      earlier.map(({ untilMicros, ...limits }) => ({ untilMicros, ...heldOf(limits) })),
    ),
    limitsSinceMicros: earlier.at(-1)?.untilMicros ?? 0,
    offlineMicros: offline.isOn && offline.limit !== null ? offline.limit * minuteMicros : null,
  };
};

/** A meter's silence follows arrival: what was judged of it is judged. */
const judgedKinds = incidentKinds.filter(
  (kind) => incidentKind(kind).scope === 'meter' && kind !== 'offline',
);

export const limitsOfRecord = (meterId: number, record: AlertsRecord): KindLimits => ({
  phases: record.phases,
  limits: record.isCalculated ? [] : limitsOf(rulesInForce(meterId, record), judgedKinds),
});

/** What held at an instant. */
export const limitsOfRecordAt = (meterId: number, record: AlertsRecord, atMicros: number): KindLimits =>
  record.earlier?.find(({ untilMicros }) => atMicros < untilMicros) ?? limitsOfRecord(meterId, record);

type InForce = (kind: IncidentKind) => RuleInForce;

const rulesInForce = (meterId: number, record: AlertsRecord): InForce => {
  const parameters = parametersOfRow(record.parameters);
  const rated = ratedOf(record);
  return (kind) => {
    const { isOn, limit } = ruleInForce(record.rules ?? [], kind, meterId);
    return { isOn, limit: limit ?? defaultLimit(kind, parameters, rated) };
  };
};

const limitsOf = (inForce: InForce, kinds: readonly IncidentKind[]): KindLimits['limits'] =>
  kinds.flatMap((kind) => {
    const { isOn, limit } = inForce(kind);
    const needsLimit = incidentKind(kind).side !== 'fact' && kind !== 'phaseLoss';
    return isOn && (limit !== null || !needsLimit) ? [{ kind, limit }] : [];
  });

const heldOf = ({ phases, limits }: KindLimits): HeldLimits => ({
  phases,
  limits: readingKinds.flatMap((kind): ReadingLimit[] =>
    limits.flatMap((one) => (one.kind === kind ? [{ kind, limit: one.limit }] : [])),
  ),
});

/** Of what people have entered only: a limit must not change with the readings that are held against it. */
const ratedOf = ({ phases, powerW, currentA, voltageV }: AlertsRecord): RatedMeter => ({
  phases,
  rating: { powerW, currentA, voltageV },
});
