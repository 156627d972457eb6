// What a call asks for: its site and a local date. The call's `owned` entry in the contract has already been checked.
import { dateAt, isLocalDate } from '@ohmstead/domain';
import { type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { findSiteSnapshot, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { RequestScope } from '../sites/request-scope.ts';

export const siteOfQuery = async (
  { db, nowMs }: Pick<RequestScope, 'db' | 'nowMs'>,
  siteId: number,
): Promise<Outcome<SiteSnapshot>> => (await findSiteSnapshot(db, siteId, nowMs)) ?? refuse('wrong_id');

/** The site's today where the query names no date. */
export const dateOfQuery = (
  { zone, nowMs }: Pick<SiteSnapshot, 'zone' | 'nowMs'>,
  date: string | undefined,
  field: string,
): Outcome<string> => {
  if (date === undefined) return dateAt(zone, nowMs);
  return isLocalDate(date) ? date : refuseField(field, 'date_invalid');
};
