// The events of live streams: the newest values of a site or an account.
import type { AccountLiveEvent, SiteLiveEvent } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import { newestNotices, readerKey } from '../notices/newest-notices.ts';
import type { LiveMeter } from '../power/live-meter.ts';
import { liveMeters } from '../power/live-meters.ts';
import { presentMeter, presentNewestUpdate, presentPower } from '../power/present.ts';
import { sharedSites } from '../sharing/viewer-store.ts';
import { type MeterRow, metersWatched } from '../sites/meter-store.ts';
import type { Database } from '../storage/schema.ts';

type WatchedAccount = {
  readonly kind: 'account';
  readonly accountId: number;
  /** Of its reader: some notices are for readers of some languages. */
  readonly lang: LanguageCode;
};
export type Subject = { readonly kind: 'site'; readonly siteId: number } | WatchedAccount;

export const subjectKey = (subject: Subject): string =>
  subject.kind === 'site' ? `site ${subject.siteId}` : `account ${readerKey(subject)}`;

/** The events of the subjects as text, in their order, with one query for all meters and one for all notices. */
export const liveEvents = async (
  db: Kysely<Database>,
  subjects: readonly Subject[],
  nowMs: number,
): Promise<string[]> => {
  const siteIds = subjects.flatMap((subject) => (subject.kind === 'site' ? [subject.siteId] : []));
  const accounts = subjects.filter((subject) => subject.kind === 'account');
  const accountIds = [...new Set(accounts.map(({ accountId }) => accountId))];
  const newest = await newestNotices(db, accounts, new Date(nowMs));
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
    return JSON.stringify(
      subject.kind === 'site'
        ? siteEvent(subject.siteId, meters)
        : accountEvent(meters, newest.get(readerKey(subject)) ?? null),
    );
  });
};

const siteEvent = (id: number, meters: readonly LiveMeter[]): SiteLiveEvent => ({
  id,
  live: presentPower(meters),
  lastUpdateTime: presentNewestUpdate(meters),
  meters: meters.map(presentMeter),
});

const accountEvent = (meters: readonly LiveMeter[], newestNotice: number | null): AccountLiveEvent => ({
  sites: [...groupOf(meters, ({ siteId }) => siteId)].map(([id, ofSite]) => ({
    id,
    power: presentPower(ofSite).gridW,
    lastUpdateTime: presentNewestUpdate(ofSite),
  })),
  meters: meters.map(presentMeter),
  newestNotice,
});

const groupOf = <Row extends MeterRow | LiveMeter>(
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
