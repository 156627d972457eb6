import {
  type AlertParameters,
  alertParameterNames,
  defaultAlertParameters,
  recordOf,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { AlertParameterRow } from '../storage/schema/analysis.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

const columns = {
  gapMinutes: 'gap_minutes',
  offlineMinutes: 'offline_minutes',
  overVoltagePercent: 'over_voltage_percent',
  underVoltagePercent: 'under_voltage_percent',
  overCurrentPercent: 'over_current_percent',
  overPowerPercent: 'over_power_percent',
  lowPowerFactor: 'low_power_factor',
  unusualScore: 'unusual_score',
} as const satisfies Record<keyof AlertParameters, Exclude<keyof AlertParameterRow, 'site_id'>>;

export const alertParametersOf = async (db: Db, siteId: number): Promise<AlertParameters> => {
  const row = await db
    .selectFrom('alert_parameter')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return recordOf(alertParameterNames, (name) => row?.[columns[name]] ?? defaultAlertParameters[name]);
};

/** Null restores the default; parameters that are left out stay as they are. */
export type ParameterChange = { readonly [Name in keyof AlertParameters]?: number | null | undefined };

export const saveAlertParameters = async (db: Db, siteId: number, change: ParameterChange): Promise<void> => {
  const values: Partial<AlertParameterRow> = {};
  for (const name of alertParameterNames) {
    const value = change[name];
    if (value !== undefined) values[columns[name]] = value;
  }
  if (Object.keys(values).length === 0) return;
  await db
    .insertInto('alert_parameter')
    .values({ ...values, site_id: siteId })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute();
};
