// Sets a meter's rules back to what they were before anybody decided anything.
import type { Transaction } from 'kysely';
import { markAllStale } from '../recompute/stale-ledger.ts';
import type { Database } from '../storage/schema.ts';

/** Call it before the rating is set back; the ledger is recalculated only if something differs. */
export const resetRules = async (
  trx: Transaction<Database>,
  meterId: number,
  ratedPowerW: number | null,
): Promise<void> => {
  const meter = await trx
    .selectFrom('meter')
    .select(['rated_power_w', 'counter_modulus_kwh'])
    .where('id', '=', meterId)
    .executeTakeFirst();
  const decisions = await trx
    .deleteFrom('counter_decision')
    .where('meter_id', '=', meterId)
    .returning('id')
    .execute();
  await trx.updateTable('meter').set({ counter_modulus_kwh: null }).where('id', '=', meterId).execute();
  const isChanged =
    meter &&
    (meter.rated_power_w !== ratedPowerW || meter.counter_modulus_kwh !== null || decisions.length > 0);
  if (isChanged) await markAllStale(trx, meterId);
};
