import type { RunQuery } from '../../readings/run-query.ts';
import { type AlertsRecord, alertsText } from '../alerts/meter-alerts.ts';

export type MetersOf = { readonly siteId: number } | { readonly meterIds: readonly number[] };

export const alertsRecords = async (
  query: RunQuery,
  of: MetersOf,
): Promise<ReadonlyMap<number, AlertsRecord>> => {
  const which = 'siteId' in of ? 'meter.site_id = $1' : 'meter.id = any($1::int4[])';
  const rows = await query<{ id: number; alerts: AlertsRecord }>(
    { text: `select id, ${alertsText} as alerts from meter where ${which}` },
    ['siteId' in of ? of.siteId : of.meterIds],
  );
  return new Map(rows.map(({ id, alerts }) => [id, alerts]));
};
