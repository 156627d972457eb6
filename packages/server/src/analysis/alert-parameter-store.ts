import { type AlertParameters, alertParameterNames } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { alertParameterColumns, parametersOfRow } from '../ingest/alerts/alert-parameter-columns.ts';
import { changeLimits } from '../ingest/incidents/change-limits.ts';
import { lockMetersOfSite } from '../readings/lock-meters.ts';
import type { AlertParameterRow } from '../storage/schema/analysis.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';

type Db = Kysely<Database>;

export const alertParametersOf = async (db: Db, siteId: number): Promise<AlertParameters> => {
  const row = await db
    .selectFrom('alert_parameter')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return parametersOfRow(row);
};

/** Null restores the default; parameters that are left out stay as they are. */
export type ParameterChange = { readonly [Name in keyof AlertParameters]?: number | null | undefined };

export const saveAlertParameters = async (
  db: Db,
  { siteId, change, now }: { readonly siteId: number; readonly change: ParameterChange; readonly now: Date },
): Promise<void> => {
  const values: Partial<AlertParameterRow> = {};
  for (const name of alertParameterNames) {
    const value = change[name];
    if (value !== undefined) values[alertParameterColumns[name]] = value;
  }
  if (Object.keys(values).length === 0) return;
  await transact(db, async (trx) => {
    await lockMetersOfSite(trx, siteId);
    await changeLimits(trx, { of: { siteId }, now }, () =>
      trx
        .insertInto('alert_parameter')
        .values({ ...values, site_id: siteId })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
        .execute(),
    );
  });
};
