// Puts by what a site's kept months and bills say, before its counts are judged anew and they are deleted. Migration 0037
// does the same for those that an upgrade judges anew.
import { sql, type Transaction } from 'kysely';
import { billRules } from '../bills/bill-store.ts';
import type { Database } from '../storage/schema.ts';

export type PutBy = { readonly siteId: number; readonly meterIds: readonly number[]; readonly at: Date };

/** Call it in the transaction that deletes them. What was put by and is not compared yet stays as it is. */
export const putFiguresBy = async (
  trx: Transaction<Database>,
  { siteId, meterIds, at }: PutBy,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    insert into rejudging (site_id, meter_ids, begun_at)
    values (${siteId}, ${[...meterIds]}::int4[], ${at})
    on conflict (site_id) where compared_at is null do update set meter_ids = array(
      select distinct id from unnest(rejudging.meter_ids || excluded.meter_ids) as id order by id)
    returning id`.execute(trx);
  const id = rows[0]?.id;
  await sql`
    insert into rejudged_period (rejudging_id, kind, period, figures_before)
    select ${id}::int8, 'month', month, jsonb_build_object('imported', energy_mwh[1], 'exported', energy_mwh[2],
      'yielded', energy_mwh[3], 'consumed', energy_mwh[4])
    from site_month where site_id = ${siteId}
    union all
    select ${id}::int8, 'bill', from_date, jsonb_build_object('toDate', to_date, 'currency', bill -> 'currency',
      'due', cost - coalesce(income, 0))
    from bill_period where site_id = ${siteId} and rules = ${billRules}
    on conflict do nothing`.execute(trx);
};
