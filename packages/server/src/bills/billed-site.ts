// A site as its bills need it. The ledger comes first: its revision must be older than all else that is read.
import type { TariffVersion } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { findLedgerSite, type LedgerSite } from '../rollups/ledger-site.ts';
import type { Asker } from '../sites/asker.ts';
import { type FoundSite, findSite } from '../sites/site-store.ts';
import type { Database } from '../storage/schema.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';

export type BilledSite = {
  readonly id: number;
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
  const [ledger, site] = await Promise.all([
    findLedgerSite(db, siteId, nowMs),
    findSite(db, accountId, siteId),
  ]);
  return site && ledger && billedSiteOf(db, site, ledger);
};

export const billedSiteOf = async (
  db: Kysely<Database>,
  { id, price_unit, billing_start_day }: Pick<FoundSite, 'id' | 'price_unit' | 'billing_start_day'>,
  ledger: LedgerSite,
): Promise<BilledSite> => ({
  ...{ id, ledger, currency: price_unit, startDay: billing_start_day },
  versions: await versionsOf(db, id),
});
