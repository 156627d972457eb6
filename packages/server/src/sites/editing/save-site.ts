import type { PlaceBody } from '@ohmstead/contract';
import { changesClocks, currencyOfCountry, currencyOfZone } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { type Outcome, refuse, refuseField } from '../../errors/outcome.ts';
import { invalidateBillsIn } from '../../rollups/invalidate-bills.ts';
import { invalidateSiteIn } from '../../rollups/invalidate-rollups.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import type { RequestScope } from '../request-scope.ts';
import { type FoundSite, findSite } from '../site-store.ts';
import type { Editor } from './editor.ts';
import { hasAllSites, sitesAllowed } from './row-limits.ts';
import { siteColumns, zoneOf } from './site-columns.ts';

type Trx = Transaction<Database>;

export const saveSite = async (editor: Editor, body: PlaceBody): Promise<Outcome<FoundSite>> => {
  const { db, accountId, isDemo, nowMs, quotas } = editor;
  // A public page stays open to whoever has its address, until the night.
  if (isDemo && body.public) return refuse('demo_read_only');
  const zone = zoneOf(body);
  if (zone === null) return refuseField('timeZone', 'time_zone_unknown');
  return transact(db, async (trx) => {
    if (body.id !== 0) return updateSite(trx, accountId, { body, zone });
    if (await hasAllSites(trx, editor)) return refuse('quota_sites', { count: sitesAllowed(quotas) });
    return insertSite(trx, { accountId, nowMs }, { body, zone });
  });
};

/** Without a zone the site has its owner's, or keeps its own. */
type SiteEntry = { readonly body: PlaceBody; readonly zone: string | undefined };

const insertSite = async (
  trx: Trx,
  { accountId, nowMs }: Pick<Editor, 'accountId' | 'nowMs'>,
  { body, zone }: SiteEntry,
): Promise<FoundSite> => {
  const account = await trx
    .selectFrom('account')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const time_zone = zone ?? account.time_zone;
  const columns = siteColumns(body);
  const seasonal = body.seasonal ?? changesClocks(time_zone, nowMs);
  const price_unit = columns.price_unit ?? currencyOfCountry(body.country) ?? currencyOfZone(time_zone);
  return trx
    .insertInto('site')
    .values({ ...columns, account_id: accountId, time_zone, seasonal, price_unit })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const updateSite = async (
  trx: Trx,
  accountId: number,
  { body, zone }: SiteEntry,
): Promise<Outcome<FoundSite>> => {
  const before = await findSite(trx, accountId, body.id);
  if (!before) return refuse('wrong_id');
  const site = await trx
    .updateTable('site')
    .set({ ...siteColumns(body), ...(zone !== undefined && { time_zone: zone }) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (site.time_zone !== before.time_zone || site.phase_rule !== before.phase_rule) {
    await invalidateSiteIn(trx, site.id);
  } else if (site.billing_start_day !== before.billing_start_day || site.price_unit !== before.price_unit) {
    await invalidateBillsIn(trx, site.id);
  }
  return site;
};

type MonthTarget = { readonly id: number; readonly monthTarget: number | null };

export const saveMonthTarget = async (
  { db, accountId }: RequestScope,
  { id, monthTarget }: MonthTarget,
): Promise<Outcome<MonthTarget>> => {
  const row = await db
    .updateTable('site')
    .set({ month_target_kwh: monthTarget })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['id', 'month_target_kwh'])
    .executeTakeFirst();
  return row ? { id: row.id, monthTarget: row.month_target_kwh } : refuse('wrong_id');
};
