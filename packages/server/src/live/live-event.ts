// What a live stream says: a site's or an account's newest values as one event.
import type { AccountLiveEvent, MeterLive, SiteLiveEvent } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { liveMeters } from '../power/live-meters.ts';
import { newestUpdateOf, sitePowerOf } from '../power/site-power.ts';
import { sharedSites } from '../sharing/viewer-store.ts';
import { type MeterRow, metersWatched } from '../sites/meter-store.ts';
import type { Database } from '../storage/schema.ts';

export type Subject =
  | { readonly kind: 'site'; readonly siteId: number }
  | { readonly kind: 'account'; readonly accountId: number };

export const subjectKey = (subject: Subject): string =>
  subject.kind === 'site' ? `site ${subject.siteId}` : `account ${subject.accountId}`;

/** The events of all subjects as text, in their order, by one query for all meters. */
export const liveEvents = async (
  db: Kysely<Database>,
  subjects: readonly Subject[],
  nowMs: number,
): Promise<string[]> => {
  const siteIds = subjects.flatMap((subject) => (subject.kind === 'site' ? [subject.siteId] : []));
  const accountIds = subjects.flatMap((subject) => (subject.kind === 'account' ? [subject.accountId] : []));
  const shared = await sharedSites(db, accountIds);
  const rows = await metersWatched(db, { accountIds, siteIds: [...siteIds, ...[...shared.values()].flat()] });
  const bySite = groupOf(rows, (row) => row.site_id);
  const byAccount = groupOf(rows, (row) => row.account_id);
  const rowsOf = (subject: Subject): MeterRow[] => {
    if (subject.kind === 'site') return bySite.get(subject.siteId) ?? [];
    const viewed = (shared.get(subject.accountId) ?? []).flatMap((siteId) => bySite.get(siteId) ?? []);
    return [...(byAccount.get(subject.accountId) ?? []), ...viewed];
  };
  return subjects.map((subject) => {
    const meters = liveMeters(rowsOf(subject), nowMs);
    return JSON.stringify(subject.kind === 'site' ? siteEvent(subject.siteId, meters) : accountEvent(meters));
  });
};

const siteEvent = (id: number, meters: MeterLive[]): SiteLiveEvent => ({
  id,
  live: sitePowerOf(meters),
  lastUpdateTime: newestUpdateOf(meters),
  meters,
});

const accountEvent = (meters: MeterLive[]): AccountLiveEvent => ({
  sites: [...groupOf(meters, ({ siteId }) => siteId)].map(([id, ofSite]) => ({
    id,
    power: sitePowerOf(ofSite).gridW,
    lastUpdateTime: newestUpdateOf(ofSite),
  })),
  meters,
});

const groupOf = <Row extends MeterRow | MeterLive>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};
