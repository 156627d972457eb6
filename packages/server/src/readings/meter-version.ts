// A meter's version rises with every change of its stored readings, its ledger and its rules, in the transaction that changes
// them; triggers see to what no statement here raises (migration 0044). Whoever plans a change reads the version before anything
// else; the change is written only if it is still the same, and else planned anew. Transactions raise or lock the versions first
// of all, in the order of the meters' ids, and then the revisions of sites.
import { counterRulesVersion } from '@ohmstead/domain';
import { int4Array, int8Array } from '../collections/binary-array.ts';
import { refuseLaterRules } from './refuse-later-rules.ts';
import type { RunQuery } from './run-query.ts';

type VersionRow = { readonly meter_id: number; readonly version: number; readonly counter_rules: number };

export type MeterVersion = { readonly meterId: number; readonly version: number };

/** Another server, or another part of this one, was faster. Nothing is written. */
export class MetersChanged extends Error {
  override readonly name = 'MetersChanged';
  readonly meterIds: readonly number[];

  constructor(meterIds: readonly number[]) {
    super('Meters have been changed meanwhile.');
    this.meterIds = meterIds;
  }
}

/** Null: there is no such meter any more. */
export const versionOf = async (run: RunQuery, meterId: number): Promise<MeterVersion | null> => {
  const text = 'select meter_id, version, counter_rules from latest_reading where meter_id = $1';
  return versionIn(await run<VersionRow>({ name: 'meter-version', text }, [meterId]));
};

const versionIn = (rows: readonly VersionRow[]): MeterVersion | null => {
  refuseLaterRules(rows);
  const [row] = rows;
  return row ? { meterId: row.meter_id, version: row.version } : null;
};

/** An insert that finds all of its rows there and locks them in their order: Citus refuses to select several meters for update. */
const raise = `
  insert into latest_reading as old (meter_id, version)
  select input.meter_id, input.version
  from unnest($1::int4[], $2::int8[]) as input (meter_id, version)
  join meter on meter.id = input.meter_id
  order by input.meter_id
  on conflict (meter_id) do update set version = old.version + 1, counter_rules = ${counterRulesVersion}
  where old.version = excluded.version
  returning meter_id`;

/** Nobody else changes these meters before the transaction ends. */
export const raiseVersions = async (run: RunQuery, versions: readonly MeterVersion[]): Promise<void> => {
  if (versions.length === 0) return;
  const values = [
    int4Array(versions.map(({ meterId }) => meterId)),
    int8Array(versions.map(({ version }) => version)),
  ];
  const raised = await run<{ meter_id: number }>({ name: 'raise-versions', text: raise }, values);
  if (raised.length === versions.length) return;
  const won = new Set(raised.map(({ meter_id }) => meter_id));
  throw new MetersChanged(versions.flatMap(({ meterId }) => (won.has(meterId) ? [] : meterId)));
};

const raiseRules = `update latest_reading set version = version + 1, rules_version = rules_version + 1
  where meter_id = $1 returning meter_id, version, counter_rules`;

/** Whoever remembers the meter's rules has to read them again before its next reading is written. Null: no such meter. */
export const raiseRulesVersion = async (run: RunQuery, meterId: number): Promise<MeterVersion | null> => {
  return versionIn(await run<VersionRow>({ text: raiseRules }, [meterId]));
};
