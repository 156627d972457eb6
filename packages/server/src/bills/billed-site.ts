// A site as its bills need it. The ledger comes first: its revision must be older than all else that is read.
import type { TariffVersion } from '@ohmstead/domain';
import { findLedgerSite, type LedgerSite } from '../rollups/ledger-site.ts';
import type { Asker } from '../sites/asker.ts';
import { findSite } from '../sites/site-store.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';

export type BilledSite = {
  readonly id: number;
  readonly ledger: LedgerSite;
  readonly currency: string;
  /** Of the month, on which a billing period begins. */
  readonly startDay: number;
  readonly systemSizeKw: number | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly versions: readonly TariffVersion[];
};

/** Null: no such site of the account. */
export const findBilledSite = async (
  { db, accountId, nowMs }: Asker,
  siteId: number,
): Promise<BilledSite | null> => {
  const site = await findSite(db, accountId, siteId);
  const ledger = site && (await findLedgerSite(db, site.id, nowMs));
  if (!ledger) return null;
  const { latitude, longitude } = site;
  return {
    id: site.id,
    ledger,
    currency: site.price_unit,
    startDay: site.billing_start_day,
    systemSizeKw: site.system_size_kw,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    versions: await versionsOf(db, site.id),
  };
};
