// One local day of a site, with its meters.
import {
  dateAt,
  isLocalDate,
  type LocalSpan,
  type MinuteAverages,
  minuteMs,
  noAverages,
  type PoweredMeter,
  type SitePowers,
  sitePowers,
} from '@ohmstead/domain';
import { type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { type MeterRow, metersOfSite } from '../sites/meter-store.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { findSite } from '../sites/site-store.ts';
import type { LiveMeter } from './live-meter.ts';
import { liveMeters } from './live-meters.ts';
import { minutePowers } from './minute-powers.ts';

/** The site's today where there is no date. */
export type DayQuery = { readonly siteId: number; readonly date: string | undefined };

type DaySite = { readonly id: number; readonly name: string; readonly time_zone: string };

export type FoundDay = {
  readonly site: DaySite;
  readonly date: string;
  readonly meters: readonly LiveMeter[];
};

export const findDay = async (
  { db, accountId, nowMs }: RequestScope,
  { siteId, date }: DayQuery,
): Promise<Outcome<FoundDay>> => {
  if (date !== undefined && !isLocalDate(date)) return refuseField('date', 'date_invalid');
  const rows = await metersOfSite(db, accountId, siteId);
  const site = siteOf(rows) ?? (await findSite(db, accountId, siteId));
  if (!site) return refuse('wrong_id');
  return { site, date: date ?? dateAt(site.time_zone, nowMs), meters: liveMeters(rows, nowMs) };
};

/** The rows of meters name their site, so that only a site without meters needs a second look-up. */
const siteOf = ([row]: readonly MeterRow[]): DaySite | null =>
  row ? { id: row.site_id, name: row.site_name, time_zone: row.time_zone } : null;

/** The minutes that have begun: the running one is drawn as far as it goes. */
export const powersOf = async (
  { db }: Pick<RequestScope, 'db'>,
  { meters }: Pick<FoundDay, 'meters'>,
  span: LocalSpan,
): Promise<SitePowers> => {
  const minutes = Math.ceil((span.toMs - span.fromMs) / minuteMs);
  const ids = meters.map(({ id }) => id);
  const averages = minutes === 0 || ids.length === 0 ? new Map() : await minutePowers(db, ids, span);
  const sending = meters.filter(({ lastUpdateMs }) => lastUpdateMs !== null);
  return sitePowers(
    sending.map((meter) => poweredMeter(meter, averages)),
    minutes,
  );
};

const poweredMeter = (
  { id, useType, importKwh, exportKwh, parts }: LiveMeter,
  averages: ReadonlyMap<number, MinuteAverages>,
): PoweredMeter => ({
  useType,
  isCalculated: parts !== null,
  importKwh,
  exportKwh,
  parts: (parts ?? [{ meterId: id, sign: 1 as const }]).map(({ meterId, sign }) => ({
    sign,
    averages: averages.get(meterId) ?? noAverages,
  })),
});
