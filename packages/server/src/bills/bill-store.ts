// Bills of closed periods, kept until anything changes that they were made of.
import type { Bill, BillingPeriod } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { BilledSite } from './billed-site.ts';

type Db = Kysely<Database>;

/** To be raised with every change of how bills are made: what older rules made is made anew. */
const billRules = 1;

type KeptBill = { readonly rules: number; readonly bill: Bill };

/** By their first date. */
export const keptBills = async (
  db: Db,
  siteId: number,
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
): Promise<Map<string, Bill>> => {
  const rows = await db
    .selectFrom('bill_period')
    .select(['from_date', 'bill'])
    .where('site_id', '=', siteId)
    .where('from_date', '>=', fromDate)
    .where('from_date', '<', toDate)
    .execute();
  const kept = rows.map(({ from_date, bill }) => [from_date, bill as KeptBill] as const); // As keepBill wrote it.
  return new Map(kept.flatMap(([from, { rules, bill }]) => (rules === billRules ? [[from, bill]] : [])));
};

/** Unless the site's past or tariff has changed since its revision was read. */
export const keepBill = async (
  db: Db,
  { id, ledger }: Pick<BilledSite, 'id' | 'ledger'>,
  { fromDate, toDate }: BillingPeriod,
  bill: Bill,
): Promise<void> => {
  const kept: KeptBill = { rules: billRules, bill };
  await sql`
    with current as materialized (
      select site_id from site_revision where site_id = ${id} and revision = ${ledger.revision} for update)
    insert into bill_period (site_id, from_date, to_date, bill)
    select site_id, ${fromDate}, ${toDate}, ${JSON.stringify(kept)}::jsonb from current
    on conflict (site_id, from_date) do update set to_date = excluded.to_date, bill = excluded.bill`.execute(
    db,
  );
};
