// Rolled-up months of a site.
import type { SiteTotals } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { currentSite, isUntouched } from './still-true.ts';
import { columnsOfTotals, totalsOfRow } from './totals-columns.ts';

type Db = Kysely<Database>;
type Site = Pick<SiteSnapshot, 'id' | 'settledRevision'>;

export type StoredMonth = { readonly fromMs: number; readonly toMs: number; readonly totals: SiteTotals };

/** Months by site id and `yyyy-mm`; the end of the range is not included. */
export const storedMonths = async (
  db: Db,
  siteIds: readonly number[],
  { fromMonth, toMonth }: { readonly fromMonth: string; readonly toMonth: string },
): Promise<Map<number, Map<string, StoredMonth>>> => {
  const rows = await db
    .selectFrom('site_month')
    .selectAll()
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .where('month', '>=', fromMonth)
    .where('month', '<', toMonth)
    .execute();
  const sites = new Map(siteIds.map((id) => [id, new Map<string, StoredMonth>()]));
  for (const row of rows) {
    const span = { fromMs: row.from_at.getTime(), toMs: row.to_at.getTime() };
    sites.get(row.site_id)?.set(row.month, { ...span, totals: totalsOfRow(row) });
  }
  return sites;
};

/** Does nothing where the site's past has changed within the month since its revision was read. */
export const storeMonth = async (
  db: Db,
  site: Site,
  { month, fromMs, toMs, totals }: StoredMonth & { readonly month: string },
): Promise<void> => {
  const row = {
    ...columnsOfTotals(totals),
    month,
    from_at: new Date(fromMs).toISOString(),
    to_at: new Date(toMs).toISOString(),
  };
  await sql`
    with ${currentSite(site)}
    insert into site_month (site_id, month, from_at, to_at, energy_mwh, measured_micros, estimated_micros,
      inconsistent_micros, unmetered_micros, rules_mwh, demand_mwh, demand_at)
    select site_id, month, from_at, to_at, energy_mwh, measured_micros, estimated_micros,
      inconsistent_micros, unmetered_micros, rules_mwh, demand_mwh, demand_at
    from current, jsonb_to_record(${JSON.stringify(row)}::jsonb) as rolled (month text, from_at timestamptz,
      to_at timestamptz, energy_mwh bigint[], measured_micros bigint[], estimated_micros bigint[],
      inconsistent_micros bigint, unmetered_micros bigint, rules_mwh bigint[], demand_mwh bigint, demand_at timestamptz)
    where ${isUntouched(sql`from_at`, sql`to_at`)}
    on conflict (site_id, month) do nothing`.execute(db);
};
