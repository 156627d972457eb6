// Rolled-up local days of a site.
import {
  packSiteSlots,
  type SiteLedger,
  type SiteSlots,
  type SiteTotals,
  unpackSiteSlots,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { currentSite, isUntouched } from './still-true.ts';
import { columnsOfTotals, totalsOfRow } from './totals-columns.ts';

type Db = Kysely<Database>;
type Site = Pick<SiteSnapshot, 'id' | 'settledRevision'>;

export type DateRange = { readonly fromDate: string /** Exclusive. */; readonly toDate: string };

export const storedDayTotals = async (
  db: Db,
  { id }: Pick<Site, 'id'>,
  range: DateRange,
): Promise<Map<string, SiteTotals>> => (await storedDaysOfSites(db, [id], range)).get(id) ?? new Map();

/** Totals by site id and date. */
export const storedDaysOfSites = async (
  db: Db,
  siteIds: readonly number[],
  { fromDate, toDate }: DateRange,
): Promise<Map<number, Map<string, SiteTotals>>> => {
  const rows = await db
    .selectFrom('site_day')
    .select(['site_id', 'date', 'from_at', 'to_at', 'energy_mwh', 'measured_micros', 'estimated_micros'])
    .select(['inconsistent_micros', 'unmetered_micros', 'rules_mwh', 'demand_mwh', 'demand_at'])
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .where('date', '>=', fromDate)
    .where('date', '<', toDate)
    .execute();
  const sites = new Map(siteIds.map((id) => [id, new Map<string, SiteTotals>()]));
  for (const row of rows) sites.get(row.site_id)?.set(row.date, totalsOfRow(row));
  return sites;
};

export const storedDaySlots = async (
  db: Db,
  { id }: Pick<Site, 'id'>,
  { fromDate, toDate }: DateRange,
): Promise<Map<string, SiteSlots>> => {
  const rows = await db
    .selectFrom('site_day')
    .select(['date', 'from_at', 'slots'])
    .where('site_id', '=', id)
    .where('date', '>=', fromDate)
    .where('date', '<', toDate)
    .execute();
  return new Map(rows.map(({ date, from_at, slots }) => [date, unpackSiteSlots(slots, from_at.getTime())]));
};

export type ComputedDay = {
  readonly date: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly ledger: SiteLedger;
};

/** Leaves out days in which the site's past has changed since its revision was read. */
export const storeDays = async (db: Db, site: Site, days: readonly ComputedDay[]): Promise<void> => {
  if (days.length === 0) return;
  const rows = days.map(({ date, fromMs, toMs, ledger }) => ({
    date,
    from_at: new Date(fromMs).toISOString(),
    to_at: new Date(toMs).toISOString(),
    ...columnsOfTotals(ledger.totals),
    slots: Buffer.from(packSiteSlots(ledger.slots)).toString('base64'),
  }));
  await sql`
    with ${currentSite(site)}
    insert into site_day (site_id, date, from_at, to_at, energy_mwh, measured_micros, estimated_micros,
      inconsistent_micros, unmetered_micros, rules_mwh, demand_mwh, demand_at, slots)
    select site_id, date, from_at, to_at, energy_mwh, measured_micros, estimated_micros,
      inconsistent_micros, unmetered_micros, rules_mwh, demand_mwh, demand_at, decode(slots, 'base64')
    from current, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as day (date text, from_at timestamptz,
      to_at timestamptz, energy_mwh bigint[], measured_micros bigint[], estimated_micros bigint[],
      inconsistent_micros bigint, unmetered_micros bigint, rules_mwh bigint[], demand_mwh bigint, demand_at timestamptz, slots text)
    where ${isUntouched(sql`from_at`, sql`to_at`)}
    on conflict (site_id, date) do nothing`.execute(db);
};
