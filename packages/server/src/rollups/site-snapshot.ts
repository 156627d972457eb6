// What figures and bills need to know of a site at one moment: its zone, its phase rule, and what its meters measure.
import { isOnline, type MicroSpan, type Orientation, type PhaseRule, type UseType } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { MeterPart } from '../storage/schema/sites.ts';
import type { Database } from '../storage/schema.ts';
import { intervalSpanOf, knownSpanOf, type MeterRow, orientationOf } from './meter-row.ts';
import { settleLayout } from './settle-layout.ts';
import { revisionOfNothing } from './settled-revision.ts';
import { partsElsewhere, type SiteRow, sitesWithMeters } from './site-rows.ts';

export type MeterSnapshot = {
  readonly id: number;
  readonly useType: UseType;
  readonly orientation: Orientation;
  /** The meter itself, or the meters that a calculated one is the sum of. */
  readonly parts: readonly MeterPart[];
  /** The last reading or end of an interval; for a calculated meter the earliest of its parts'. */
  readonly newestMs: number;
  /** The last reading of each part, µs: it changes whenever their ledgers grow. */
  readonly readUpTo: readonly number[];
  /** Start of the first reading's quarter-hour or of the first interval; for a calculated meter the latest of its parts'. */
  readonly firstMs: number;
  /** From the first interval to the last of each part that has any. */
  readonly intervalSpans: ReadonlyMap<number, MicroSpan>;
  readonly isOnline: boolean;
};

/** What bills need besides the tariffs. */
export type SiteBilling = {
  readonly ownerId: number;
  readonly currency: string;
  /** The day of the month on which a billing period begins. */
  readonly startDay: number;
};

export type SiteSnapshot = {
  readonly id: number;
  readonly zone: string;
  readonly rule: PhaseRule;
  readonly billing: SiteBilling;
  /** The meters of which something is known; one that never sent and has no intervals is no part of its site yet. */
  readonly meters: readonly MeterSnapshot[];
  /** Nothing is known before it; null where nothing is known at all. */
  readonly firstMs: number | null;
  /** No figure reaches beyond it. */
  readonly nowMs: number;
  /** It is read before anything else of the site. What is computed is remembered by it. */
  readonly revision: number;
  /** What is computed is stored only where nothing has changed since this revision; on one database it is the same. */
  readonly settledRevision: number;
};

/** Callers have checked that the account may see the site. */
export const findSiteSnapshot = async (
  db: Kysely<Database>,
  siteId: number,
  nowMs: number,
): Promise<SiteSnapshot | null> => (await findSiteSnapshots(db, [siteId], nowMs))[0] ?? null;

/** The sites come in the order of their ids. Once layouts are settled, more sites need no more queries. */
export const findSiteSnapshots = async (
  db: Kysely<Database>,
  siteIds: readonly number[],
  nowMs: number,
): Promise<SiteSnapshot[]> => {
  const rows = await sitesWithMeters(db, siteIds);
  const ofSites = rows.flatMap(metersIn);
  const byId = new Map([...ofSites, ...(await partsElsewhere(db, ofSites))].map((row) => [row.id, row]));
  const found: SiteSnapshot[] = [];
  let isSettled = true;
  for (const row of firstOfEach(rows)) {
    const { site_id: id, time_zone: zone, phase_rule: rule } = row;
    const ofSite = ofSites.filter(({ site_id }) => site_id === id);
    const meters = ofSite.flatMap((meter) => meterSnapshot(meter, byId, nowMs));
    const site = {
      id,
      zone,
      rule,
      nowMs,
      meters,
      firstMs: firstOf(meters),
      billing: billingOf(row),
      ...revisionsOf(row),
    };
    found.push(site);
    isSettled = (await settleLayout(db, site, row)) && isSettled;
  }
  // The sites are read again, because a revision vouches only for what was read together with it.
  return isSettled ? found : findSiteSnapshots(db, siteIds, nowMs);
};

/** What may be incomplete is remembered for this snapshot only. */
const revisionsOf = ({ revision, settled }: SiteRow): Pick<SiteSnapshot, 'revision' | 'settledRevision'> => {
  const nobodys = revisionOfNothing();
  const isSettled = settled === (revision ?? 0);
  return { revision: isSettled ? settled : nobodys, settledRevision: settled ?? nobodys };
};

const firstOfEach = (rows: readonly SiteRow[]): SiteRow[] =>
  rows.filter(({ site_id }, index) => site_id !== rows[index - 1]?.site_id);

const billingOf = ({ account_id, price_unit, billing_start_day }: SiteRow): SiteBilling => ({
  ownerId: account_id,
  currency: price_unit,
  startDay: billing_start_day,
});

const firstOf = (meters: readonly MeterSnapshot[]): number | null =>
  meters.length === 0 ? null : Math.min(...meters.map(({ firstMs }) => firstMs));

const metersIn = ({ id, use_type, ...row }: SiteRow): MeterRow[] =>
  id === null || use_type === null ? [] : [{ ...row, id, use_type }];

const meterSnapshot = (
  row: MeterRow,
  byId: ReadonlyMap<number, MeterRow>,
  nowMs: number,
): MeterSnapshot[] => {
  const parts = row.parts ?? [{ meterId: row.id, sign: 1 as const }];
  const sources = parts.map(({ meterId }) => byId.get(meterId));
  let firstMs = Number.NEGATIVE_INFINITY;
  let newestMs = Number.POSITIVE_INFINITY;
  let online = true;
  const readUpTo: number[] = [];
  const intervalSpans = new Map<number, MicroSpan>();
  for (const source of sources) {
    const known = source && knownSpanOf(source);
    if (!known) return [];
    readUpTo.push(source.at_micros ?? 0);
    firstMs = Math.max(firstMs, known.fromMs);
    newestMs = Math.min(newestMs, known.toMs);
    online &&= source.at !== null && isOnline(source.at.getTime(), source.interval_seconds, nowMs);
    const intervals = intervalSpanOf(source);
    if (intervals) intervalSpans.set(source.id, intervals);
  }
  if (sources.length === 0) return [];
  const { id, use_type: useType } = row;
  const orientation = orientationOf(row);
  return [{ id, useType, orientation, parts, firstMs, newestMs, intervalSpans, readUpTo, isOnline: online }];
};
