// One local day of a site.
import type { MeterLive } from '@ohmstead/contract';
import { dateAt, isLocalDate, type LocalSpan, minuteMs } from '@ohmstead/domain';
import { type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { type MeterRow, metersOfSite } from '../sites/meter-store.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { findSite } from '../sites/site-store.ts';
import { liveMeters, type PartsOf, partsOf } from './live-meters.ts';
import { minutePowers } from './minute-powers.ts';
import { type SitePowers, sitePowers } from './site-powers.ts';

/** The site's today where there is no date. */
export type DayQuery = { readonly siteId: number; readonly date: string | undefined };

type DaySite = { readonly id: number; readonly name: string; readonly time_zone: string };

export type FoundDay = {
  readonly site: DaySite;
  readonly date: string;
  readonly meters: MeterLive[];
  readonly parts: PartsOf;
};

export const findDay = async (
  { db, accountId, nowMs }: RequestScope,
  { siteId, date }: DayQuery,
): Promise<Outcome<FoundDay>> => {
  if (date !== undefined && !isLocalDate(date)) return refuseField('date', 'date_invalid');
  const rows = await metersOfSite(db, accountId, siteId);
  const site = siteOf(rows) ?? (await findSite(db, accountId, siteId));
  if (!site) return refuse('wrong_id');
  return {
    site,
    date: date ?? dateAt(site.time_zone, nowMs),
    meters: liveMeters(rows, nowMs),
    parts: partsOf(rows),
  };
};

/** Its meters tell of it: a second look-up is left to places that have none. */
const siteOf = ([row]: readonly MeterRow[]): DaySite | null =>
  row ? { id: row.site_id, name: row.site_name, time_zone: row.time_zone } : null;

/** The minutes that have begun: the running one is drawn as far as it goes. */
export const powersOf = async (
  { db }: RequestScope,
  { meters, parts }: Pick<FoundDay, 'meters' | 'parts'>,
  span: LocalSpan,
): Promise<SitePowers> => {
  const minutes = Math.ceil((span.toMs - span.fromMs) / minuteMs);
  const ids = meters.map(({ id }) => id);
  const told = minutes === 0 || ids.length === 0 ? new Map() : await minutePowers(db, ids, span);
  return sitePowers({ meters, parts, told }, minutes);
};
