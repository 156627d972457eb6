// The events of live streams: the newest values of a site or an account.
import type { AccountLiveEvent, SiteLiveEvent } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import { newestNotices, readerKey } from '../notices/newest-notices.ts';
import type { LiveMeter } from '../power/live-meter.ts';
import { liveMeters } from '../power/live-meters.ts';
import { presentMeter, presentNewestUpdate, presentOpenIncidents, presentPower } from '../power/present.ts';
import { type SharedSite, sharedSites } from '../sharing/viewer-store.ts';
import { type MeterRow, metersWatched } from '../sites/meter-store.ts';
import type { Database } from '../storage/schema.ts';

type WatchedAccount = {
  readonly kind: 'account';
  readonly accountId: number;
  /** Of its reader: some notices are for readers of some languages. */
  readonly lang: LanguageCode;
};
type WatchedSite = {
  readonly kind: 'site';
  readonly siteId: number;
  /** Whether its reader may see what energy costs there. */
  readonly showsPrices: boolean;
};
export type Subject = WatchedSite | WatchedAccount;

export const subjectKey = (subject: Subject): string =>
  subject.kind === 'site' ? `site ${subject.siteId} ${subject.showsPrices}` : `account ${readerKey(subject)}`;

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
  const sharedIds = [...shared.values()].flat().map(({ siteId }) => siteId);
  const rows = await metersWatched(db, { accountIds, siteIds: [...siteIds, ...sharedIds] });
  const bySite = groupOf(rows, (row) => row.site_id);
  const byAccount = groupOf(rows, (row) => row.account_id);
  const rowsOf = (subject: Subject): MeterRow[] => {
    if (subject.kind === 'site') return bySite.get(subject.siteId) ?? [];
    const viewed = (shared.get(subject.accountId) ?? []).flatMap(({ siteId }) => bySite.get(siteId) ?? []);
    return [...(byAccount.get(subject.accountId) ?? []), ...viewed];
  };
  return subjects.map((subject) => {
    const meters = liveMeters(rowsOf(subject), nowMs);
    return JSON.stringify(
      subject.kind === 'site'
        ? siteEvent(subject, meters)
        : accountEvent(meters, {
            shared: shared.get(subject.accountId) ?? [],
            newestNotice: newest.get(readerKey(subject)) ?? null,
          }),
    );
  });
};

const siteEvent = ({ siteId, showsPrices }: WatchedSite, meters: readonly LiveMeter[]): SiteLiveEvent => ({
  id: siteId,
  live: presentPower(meters),
  lastUpdateTime: presentNewestUpdate(meters),
  openIncidents: presentOpenIncidents(meters, showsPrices),
  meters: meters.map(presentMeter),
});

type OfAccount = Pick<AccountLiveEvent, 'newestNotice'> & { readonly shared: readonly SharedSite[] };

const accountEvent = (
  meters: readonly LiveMeter[],
  { shared, newestNotice }: OfAccount,
): AccountLiveEvent => {
  const hidden = new Set(shared.filter(({ showsPrices }) => !showsPrices).map(({ siteId }) => siteId));
  return {
    sites: [...groupOf(meters, ({ siteId }) => siteId)].map(([id, ofSite]) => ({
      id,
      power: presentPower(ofSite).gridW,
      lastUpdateTime: presentNewestUpdate(ofSite),
      openIncidents: presentOpenIncidents(ofSite, !hidden.has(id)),
    })),
    meters: meters.map(presentMeter),
    newestNotice,
  };
};

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
