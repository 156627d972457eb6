// A meter's version rises with every change of its stored readings and ledger, in the transaction that changes them. Whoever
// plans a change reads the version before anything else; the change is written only if it is still the same, and else planned
// anew. Transactions raise the versions first of all, in the order of the meters' ids, and then the revisions of sites.
import { int4Array, int8Array } from '../collections/binary-array.ts';
import type { RunQuery } from './run-query.ts';

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

export const versionOf = async (run: RunQuery, meterId: number): Promise<MeterVersion> => {
  const text = 'select version from latest_reading where meter_id = $1';
  const [row] = await run<{ version: number }>({ name: 'meter-version', text }, [meterId]);
  return { meterId, version: row?.version ?? 0 };
};

const raise = `
  insert into latest_reading as old (meter_id, version)
  select meter_id, version + 1 from unnest($1::int4[], $2::int8[]) as input (meter_id, version) order by meter_id
  on conflict (meter_id) do update set version = excluded.version where old.version = excluded.version - 1
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

const raiseRules = `
  insert into latest_reading as old (meter_id, version, rules_version) select id, 1, 1 from meter where id = $1
  on conflict (meter_id) do update set version = old.version + 1, rules_version = old.rules_version + 1
  returning version`;

/** Whoever remembers the meter's rules has to read them again before its next reading is written. */
export const raiseRulesVersion = async (run: RunQuery, meterId: number): Promise<MeterVersion> => {
  const [row] = await run<{ version: number }>({ text: raiseRules }, [meterId]);
  return { meterId, version: row?.version ?? 0 };
};
