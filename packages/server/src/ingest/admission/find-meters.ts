// Looks meters up by the serial number or key of an upload; many devices at the same time with one query.
import type { CounterRules } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { batchedLookup } from '../../collections/batched-lookup.ts';
import type { Database } from '../../storage/schema.ts';
import { alertsColumn, alertsOfRecord, type MeterAlerts } from '../alerts/meter-alerts.ts';
import { ruleColumns, rulesOfRow, rulesVersionColumn } from './counter-rules.ts';

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
  const select = () =>
    db
      .selectFrom('meter')
      .select(['id', 'sn', 'upload_key', 'proof_needed', 'claim_pending', 'key_used_at', ...ruleColumns])
      .select([alertsColumn.as('alerts'), rulesVersionColumn.as('rules_version')])
      .select((eb) =>
        eb.selectFrom('site').select('account_id').whereRef('site.id', '=', 'site_id').as('account_id'),
      );
  const bySn = async (sns: readonly string[]): Promise<Found> => {
    if (sns.length === 0) return new Map();
    const rows = await select().where('sn', 'in', sns).where('claim_pending', '=', false).execute();
    return new Map(rows.map((row) => [row.sn, foundOf(row)]));
  };
  const byKey = async (keys: readonly string[]): Promise<Found> => {
    if (keys.length === 0) return new Map();
    const rows = await select().where('upload_key', 'in', keys).execute();
    return new Map(rows.map((row) => [row.upload_key, foundOf(row)]));
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
      const rows = await select().where('id', 'in', ids).execute();
      const found = new Map(rows.map((row) => [row.id, foundOf(row)]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  };
};

type Found = ReadonlyMap<string, FoundMeter>;
type Wanted = { readonly by: 'sn' | 'key'; readonly name: string };

type Row = Parameters<typeof rulesOfRow>[0] & {
  readonly id: number;
  /** Never null: a meter has a site. */
  readonly account_id: number | null;
  readonly sn: string;
  readonly upload_key: string;
  readonly proof_needed: boolean;
  readonly claim_pending: boolean;
  readonly key_used_at: Date | null;
  readonly rules_version: number;
  readonly alerts: Parameters<typeof alertsOfRecord>[1];
};

const foundOf = (row: Row): FoundMeter => ({
  id: row.id,
  accountId: row.account_id ?? 0,
  sn: row.sn,
  uploadKey: row.upload_key,
  rules: rulesOfRow(row),
  rulesVersion: row.rules_version,
  alerts: alertsOfRecord(row.id, row.alerts),
  proofNeeded: row.proof_needed,
  isClaimPending: row.claim_pending,
  keyUsed: row.key_used_at !== null,
});
