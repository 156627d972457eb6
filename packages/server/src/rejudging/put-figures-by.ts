// Puts by what a site's kept months and bills say, before its counts are judged anew and they are deleted. Migration 0037
// does the same for those that an upgrade judges anew.
import { sql, type Transaction } from 'kysely';
import { billRules } from '../bills/bill-store.ts';
import type { Database } from '../storage/schema.ts';

export type PutBy = { readonly siteId: number; readonly meterIds: readonly number[]; readonly at: Date };

type Rejudging = { readonly id: number; readonly meter_ids: readonly number[] };

/** Call it in the transaction that deletes them. What was put by and is not compared yet stays as it is. */
export const putFiguresBy = async (
  trx: Transaction<Database>,
  { siteId, meterIds, at }: PutBy,
): Promise<void> => {
  const { rows } = await sql<Rejudging>`
    insert into rejudging (site_id, meter_ids, begun_at)
    values (${siteId}, ${[...meterIds]}::int4[], ${at})
    on conflict (site_id) where compared_at is null do update set meter_ids = rejudging.meter_ids || excluded.meter_ids
    returning id, meter_ids`.execute(trx);
  const [rejudging] = rows;
  if (!rejudging) return;
  await nameOnce(trx, rejudging);
  const periods = (await keptFigures(trx, siteId)).map((one) => ({ ...one, rejudging_id: rejudging.id }));
  if (periods.length === 0) return;
  await trx
    .insertInto('rejudged_period')
    .values(periods)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A meter may have been judged anew before what it changed was compared. */
const nameOnce = async (trx: Transaction<Database>, { id, meter_ids }: Rejudging): Promise<void> => {
  const ids = [...new Set(meter_ids)].sort((a, b) => a - b);
  if (ids.length < meter_ids.length)
    await trx.updateTable('rejudging').set({ meter_ids: ids }).where('id', '=', id).execute();
};

type KeptFigures = {
  readonly kind: 'month' | 'bill';
  readonly period: string;
  /** As JSON. */
  readonly figures_before: string;
};

const keptFigures = async (trx: Transaction<Database>, siteId: number): Promise<KeptFigures[]> => {
  const { rows } = await sql<KeptFigures>`
    select 'month' as kind, month as period, jsonb_build_object('imported', energy_mwh[1], 'exported', energy_mwh[2],
      'yielded', energy_mwh[3], 'consumed', energy_mwh[4])::text as figures_before
    from site_month where site_id = ${siteId}
    union all
    select 'bill', from_date, jsonb_build_object('toDate', to_date, 'currency', bill -> 'currency',
      'due', cost - coalesce(income, 0))::text
    from bill_period where site_id = ${siteId} and rules = ${billRules}`.execute(trx);
  return rows;
};
