// Looks meters up by the serial number or key of an upload; many devices at the same time with one query.
import type { CounterRules } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { batchedLookup } from '../../collections/batched-lookup.ts';
import type { Database } from '../../storage/schema.ts';
import { alertsColumn, alertsOfRecord, type MeterAlerts } from '../alerts/meter-alerts.ts';
import { ruleColumns, rulesOfRow } from './counter-rules.ts';

export type FoundMeter = {
  readonly id: number;
  readonly accountId: number;
  readonly sn: string;
  readonly uploadKey: string;
  readonly rules: CounterRules;
  readonly rulesVersion: number;
  readonly alerts: MeterAlerts;
  readonly proofNeeded: boolean;
  /** Another meter holds its serial number. */
  readonly isClaimPending: boolean;
  readonly keyUsed: boolean;
};

export type MeterFinder = {
  sn(sn: string): Promise<FoundMeter | null>;
  key(key: string): Promise<FoundMeter | null>;
  id(id: number): Promise<FoundMeter | null>;
};

export const openMeterFinder = (db: Kysely<Database>): MeterFinder => {
  /** The versions first: rules that change in between are read anew when the meter's reading is written. */
  const metersOf = async (ids: readonly number[]): Promise<FoundMeter[]> => {
    if (ids.length === 0) return [];
    const versions = await rulesVersions(db, ids);
    const rows = await db
      .selectFrom('meter')
      .innerJoin('site', 'site.id', 'meter.site_id')
      .select(['meter.id', 'sn', 'upload_key', 'proof_needed', 'claim_pending', 'key_used_at', 'account_id'])
      .select([...ruleColumns, alertsColumn.as('alerts')])
      .where('meter.id', 'in', ids)
      .execute();
    return rows.flatMap((row) => {
      const rulesVersion = versions.get(row.id);
      // It has been deleted meanwhile.
      return rulesVersion === undefined ? [] : [foundOf(row, rulesVersion)];
    });
  };
  const bySn = async (sns: readonly string[]): Promise<Found> => {
    if (sns.length === 0) return new Map();
    const ids = db.selectFrom('meter').select('id').where('sn', 'in', sns).where('claim_pending', '=', false);
    const meters = await metersOf((await ids.execute()).map(({ id }) => id));
    return new Map(meters.map((meter) => [meter.sn, meter]));
  };
  const byKey = async (keys: readonly string[]): Promise<Found> => {
    if (keys.length === 0) return new Map();
    const ids = db.selectFrom('meter').select('id').where('upload_key', 'in', keys);
    const meters = await metersOf((await ids.execute()).map(({ id }) => id));
    return new Map(meters.map((meter) => [meter.uploadKey, meter]));
  };
  // Together: the first upload by key closes the way by the serial number, and must not overtake those that came before it.
  const look = batchedLookup(async (wanted: readonly Wanted[]) => {
    const namesBy = (by: Wanted['by']) => wanted.filter((one) => one.by === by).map(({ name }) => name);
    const [sn, key] = await Promise.all([bySn(namesBy('sn')), byKey(namesBy('key'))]);
    const found = { sn, key };
    return wanted.map(({ by, name }) => found[by].get(name) ?? null);
  });
  return {
    sn: (name) => look({ by: 'sn', name }),
    key: (name) => look({ by: 'key', name }),
    id: batchedLookup(async (ids: readonly number[]) => {
      const found = new Map((await metersOf(ids)).map((meter) => [meter.id, meter]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  };
};

type Found = ReadonlyMap<string, FoundMeter>;
type Wanted = { readonly by: 'sn' | 'key'; readonly name: string };

type Row = Parameters<typeof rulesOfRow>[0] & {
  readonly id: number;
  readonly account_id: number;
  readonly sn: string;
  readonly upload_key: string;
  readonly proof_needed: boolean;
  readonly claim_pending: boolean;
  readonly key_used_at: Date | null;
  readonly alerts: Parameters<typeof alertsOfRecord>[1];
};

const rulesVersions = async (db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('latest_reading')
    .select(['meter_id', 'rules_version'])
    .where('meter_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ meter_id, rules_version }) => [meter_id, rules_version]));
};

const foundOf = (row: Row, rulesVersion: number): FoundMeter => ({
  id: row.id,
  accountId: row.account_id,
  sn: row.sn,
  uploadKey: row.upload_key,
  rules: rulesOfRow(row),
  rulesVersion,
  alerts: alertsOfRecord(row.id, row.alerts),
  proofNeeded: row.proof_needed,
  isClaimPending: row.claim_pending,
  keyUsed: row.key_used_at !== null,
});
