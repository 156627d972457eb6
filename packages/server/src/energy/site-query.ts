// The site a call is about, as the ledger knows it. That it is the asker's was made sure of before (contract: owned).
import { dateAt, isLocalDate } from '@ohmstead/domain';
import { AppError, invalid } from '../errors/app-error.ts';
import { findSiteSnapshot, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { RequestScope } from '../sites/request-scope.ts';

export const askedSite = async ({ db, nowMs }: RequestScope, siteId: number): Promise<SiteSnapshot> => {
  const site = await findSiteSnapshot(db, siteId, nowMs);
  if (!site) throw new AppError('wrong_id');
  return site;
};

/** Today where none is told. */
export const askedDate = (
  { zone, nowMs }: Pick<SiteSnapshot, 'zone' | 'nowMs'>,
  date: string | undefined,
  field: string,
): string => {
  if (date === undefined) return dateAt(zone, nowMs);
  if (!isLocalDate(date)) throw invalid(field, 'date_invalid');
  return date;
};
