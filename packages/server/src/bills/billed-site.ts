// A site as its bills need it. Currency and billing day come with the snapshot, read at once with its revision, and the
// tariffs are read after it: a bill is stored only where the revision is still the same.
import type { TariffVersion } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { findSiteSnapshot, type SiteBilling, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import type { Database } from '../storage/schema.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';

export type BilledSite = SiteBilling & {
  readonly id: number;
  readonly site: SiteSnapshot;
  readonly versions: readonly TariffVersion[];
};

export const findBilledSite = async (
  { db, accountId, nowMs }: RequestScope,
  siteId: number,
): Promise<Outcome<BilledSite>> => {
  const site = await findSiteSnapshot(db, siteId, nowMs);
  return site?.billing.ownerId === accountId ? billedSiteOf(db, site) : refuse('wrong_id');
};

export const billedSiteOf = async (db: Kysely<Database>, site: SiteSnapshot): Promise<BilledSite> => {
  const { id, billing } = site;
  return { id, ...billing, site, versions: await versionsOf(db, id) };
};
