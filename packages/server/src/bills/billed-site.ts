// A site as its bills need it. The ledger comes first: its revision must be older than all else that is read, for a bill
// is kept only where the revision is still the same.
import type { TariffVersion } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { findLedgerSite, type LedgerSite } from '../rollups/ledger-site.ts';
import type { Asker } from '../sites/asker.ts';
import type { Database } from '../storage/schema.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';

export type BilledSite = {
  readonly id: number;
  /** Whose account it is of. */
  readonly ownerId: number;
  readonly ledger: LedgerSite;
  readonly currency: string;
  /** Of the month, on which a billing period begins. */
  readonly startDay: number;
  readonly versions: readonly TariffVersion[];
};

/** Null: no such site of the account. */
export const findBilledSite = async (
  { db, accountId, nowMs }: Asker,
  siteId: number,
): Promise<BilledSite | null> => {
  const ledger = await findLedgerSite(db, siteId, nowMs);
  const site = ledger && (await billedSiteOf(db, ledger));
  return site?.ownerId === accountId ? site : null;
};

/** Null: it is gone since. */
export const billedSiteOf = async (db: Kysely<Database>, ledger: LedgerSite): Promise<BilledSite | null> => {
  const { id } = ledger;
  const [site, versions] = await Promise.all([billingOf(db, id), versionsOf(db, id)]);
  if (!site) return null;
  const { account_id: ownerId, price_unit: currency, billing_start_day: startDay } = site;
  return { id, ownerId, ledger, currency, startDay, versions };
};

const billingOf = (db: Kysely<Database>, siteId: number) =>
  db
    .selectFrom('site')
    .select(['account_id', 'price_unit', 'billing_start_day'])
    .where('id', '=', siteId)
    .executeTakeFirst();
