import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { type AlertsRecord, alertsColumn } from '../alerts/meter-alerts.ts';

export const alertsRecords = async (
  trx: Transaction<Database>,
  ofMeters: RawBuilder<boolean>,
): Promise<ReadonlyMap<number, AlertsRecord>> => {
  const rows = await trx
    .selectFrom('meter')
    .select(['id', alertsColumn.as('alerts')])
    .where(ofMeters)
    .execute();
  return new Map(rows.map(({ id, alerts }) => [id, alerts]));
};
