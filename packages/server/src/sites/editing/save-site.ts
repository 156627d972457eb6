import type { PlaceBody } from '@ohmstead/contract';
import { changesClocks } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { forgetBillsIn } from '../../rollups/forget-bills.ts';
import { forgetSiteIn } from '../../rollups/invalidate-rollups.ts';
import type { Database } from '../../storage/schema.ts';
import { currencyOfCountry } from '../currencies/currency-of-country.ts';
import { currencyOfZone } from '../currencies/currency-of-zone.ts';
import type { RequestScope } from '../request-scope.ts';
import { type FoundSite, findSite } from '../site-store.ts';
import type { Editor } from './editor.ts';
import { hasAllSites } from './row-limits.ts';
import { siteColumns, zoneOf } from './site-columns.ts';

export type SaveSiteOutcome =
  | { readonly kind: 'saved'; readonly site: FoundSite }
  | { readonly kind: 'wrongId' | 'timeZoneUnknown' | 'tooMany' | 'demoReadOnly' };

type Trx = Transaction<Database>;

export const saveSite = async (editor: Editor, body: PlaceBody): Promise<SaveSiteOutcome> => {
  const { db, accountId, isDemo, nowMs } = editor;
  // A public page stays open to whoever has its address, until the night.
  if (isDemo && body.public) return { kind: 'demoReadOnly' };
  const zone = zoneOf(body);
  if (zone === null) return { kind: 'timeZoneUnknown' };
  return db.transaction().execute(async (trx) => {
    if (body.id === 0 && (await hasAllSites(trx, editor))) return { kind: 'tooMany' };
    const place = { body, zone, nowMs };
    const site = await (body.id === 0 ? insertSite : updateSite)(trx, accountId, place);
    return site ? { kind: 'saved', site } : { kind: 'wrongId' };
  });
};

type Place = { readonly body: PlaceBody; readonly zone: string | undefined; readonly nowMs: number };

const insertSite = async (trx: Trx, accountId: number, { body, zone, nowMs }: Place): Promise<FoundSite> => {
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

const updateSite = async (trx: Trx, accountId: number, { body, zone }: Place): Promise<FoundSite | null> => {
  const before = await findSite(trx, accountId, body.id);
  if (!before) return null;
  const site = await trx
    .updateTable('site')
    .set({ ...siteColumns(body), ...(zone !== undefined && { time_zone: zone }) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (site.time_zone !== before.time_zone || site.phase_rule !== before.phase_rule) {
    await forgetSiteIn(trx, site.id);
  } else if (site.billing_start_day !== before.billing_start_day || site.price_unit !== before.price_unit) {
    await forgetBillsIn(trx, site.id);
  }
  return site;
};

/** Null: no such site of the account. */
export const saveMonthTarget = async (
  { db, accountId }: RequestScope,
  { id, monthTarget }: { readonly id: number; readonly monthTarget: number | null },
): Promise<{ id: number; monthTarget: number | null } | null> => {
  const row = await db
    .updateTable('site')
    .set({ month_target_kwh: monthTarget })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['id', 'month_target_kwh'])
    .executeTakeFirst();
  return row ? { id: row.id, monthTarget: row.month_target_kwh } : null;
};
