// Bills of closed periods, stored until anything changes that they were made of.
import type { Bill, BillingPeriod, BillTotals } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { currentSite, isUntouched } from '../rollups/still-true.ts';
import type { Database } from '../storage/schema.ts';
import type { BilledSite } from './billed-site.ts';

type Db = Kysely<Database>;

/** Raise it with every change of how bills are made: bills made by older rules are then made again. */
export const billRules = 3;

export type KeptDates = { readonly fromDate: string; readonly toDate: string };

const keptIn = (db: Db, siteId: number, { fromDate, toDate }: KeptDates) =>
  db
    .selectFrom('bill_period')
    .where('site_id', '=', siteId)
    .where('rules', '=', billRules)
    .where('from_date', '>=', fromDate)
    .where('from_date', '<', toDate);

/** Bills by the first date of their period. */
export const keptBills = async (db: Db, siteId: number, dates: KeptDates): Promise<Map<string, Bill>> => {
  const rows = await keptIn(db, siteId, dates).select(['from_date', 'bill']).execute();
  return new Map(rows.map(({ from_date, bill }) => [from_date, bill as Bill])); // The shape is what keepBill wrote.
};

/** Only the totals, by the first date of their period. */
export const keptTotals = async (
  db: Db,
  siteId: number,
  dates: KeptDates,
): Promise<Map<string, BillTotals>> => {
  const rows = await keptIn(db, siteId, dates).select(['from_date', 'cost', 'income', 'saving']).execute();
  return new Map(rows.map(({ from_date, ...totals }) => [from_date, totals]));
};

/** Does nothing where the site's past in the period, or its tariff, has changed since its revision was read. */
export const keepBill = async (
  db: Db,
  { site }: Pick<BilledSite, 'site'>,
  { fromDate, toDate }: BillingPeriod,
  bill: Bill,
): Promise<void> => {
  // Local days reach at most a day beyond those of UTC.
  const reachesFrom = sql`(${fromDate}::date - 1)::timestamp at time zone 'UTC'`;
  const reachesTo = sql`(${toDate}::date + 2)::timestamp at time zone 'UTC'`;
  await sql`
    with ${currentSite(site)}
    insert into bill_period (site_id, from_date, to_date, rules, cost, income, saving, bill)
    select site_id, ${fromDate}, ${toDate}, ${billRules}::int2, ${bill.cost.total}::int8,
      ${bill.income.total}::int8, ${bill.saving.total}::int8, ${JSON.stringify(bill)}::jsonb
    from current
    where ${isUntouched(reachesFrom, reachesTo)}
    on conflict (site_id, from_date) do update set to_date = excluded.to_date, rules = excluded.rules,
      cost = excluded.cost, income = excluded.income, saving = excluded.saving, bill = excluded.bill`.execute(
    db,
  );
};
