// What the ledger needs to know of a site: its zone, its phase rule, and what its meters measure.
import {
  inverterOrientation,
  isOnline,
  type Orientation,
  type PhaseRule,
  phaseTotals,
  registersOf,
  type UseType,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { readingOf } from '../ingest/reading-row.ts';
import type { MeterPart } from '../storage/schema/places.ts';
import type { Database } from '../storage/schema.ts';
import { settleLayout } from './settle-layout.ts';

export type LedgerMeter = {
  readonly id: number;
  readonly useType: UseType;
  readonly orientation: Orientation;
  /** The meters it is made of: itself, or those a calculated meter is the sum of. */
  readonly parts: readonly MeterPart[];
  /** Its last reading; of a calculated meter the earliest of its parts' last ones. */
  readonly newestMs: number;
  /** Start of the quarter-hour of its first reading; of a calculated meter the latest of its parts' first ones. */
  readonly firstMs: number;
  readonly isOnline: boolean;
};

export type LedgerSite = {
  readonly id: number;
  readonly zone: string;
  readonly rule: PhaseRule;
  /** Those that have sent: one that never did is no part of its site yet. */
  readonly meters: readonly LedgerMeter[];
  /** Before it nothing is known; null: of no time. */
  readonly firstMs: number | null;
  /** Nothing is told beyond it. */
  readonly nowMs: number;
  /** As of before anything of it was read: what is computed is kept only while it is still this. */
  readonly revision: number;
  /** Looked at by a job, beside the answers. */
  readonly isBeside?: boolean;
};

/** Whoever asks has made sure that the site is theirs. */
export const findLedgerSite = async (
  db: Kysely<Database>,
  siteId: number,
  nowMs: number,
): Promise<LedgerSite | null> => (await findLedgerSites(db, [siteId], nowMs))[0] ?? null;

/** In as many queries however many they are; in the order of their ids. */
export const findLedgerSites = async (
  db: Kysely<Database>,
  siteIds: readonly number[],
  nowMs: number,
): Promise<LedgerSite[]> => {
  const sites = await db
    .selectFrom('site')
    .leftJoin('site_revision', 'site_revision.site_id', 'site.id')
    .select(['site.id', 'time_zone', 'phase_rule', 'revision', 'layout'])
    .where('site.id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .orderBy('site.id')
    .execute();
  const rows = await metersOfSites(db, siteIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: LedgerSite[] = [];
  for (const { id, time_zone, phase_rule, revision, layout } of sites) {
    const ofSite = rows.filter(({ site_id }) => site_id === id);
    const meters = ofSite.flatMap((row) => ledgerMeter(row, byId, nowMs));
    const site = { ...{ id, zone: time_zone, rule: phase_rule, nowMs, meters }, firstMs: firstOf(meters) };
    found.push({ ...site, revision: await settleLayout(db, site, { revision, layout }) });
  }
  return found;
};

const firstOf = (meters: readonly LedgerMeter[]): number | null =>
  meters.length === 0 ? null : Math.min(...meters.map(({ firstMs }) => firstMs));

/** With the meters of other sites that calculated ones are made of, if there are any. */
const metersOfSites = async (db: Kysely<Database>, siteIds: readonly number[]) => {
  const rows = await metersWithEnds(db)
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .execute();
  const partIds = rows.flatMap(({ parts }) => (parts ?? []).map(({ meterId }) => meterId));
  const elsewhere = partIds.filter((id) => !rows.some((row) => row.id === id));
  if (elsewhere.length === 0) return rows;
  const others = await metersWithEnds(db)
    .where('meter.id', '=', sql<number>`any(${elsewhere}::int4[])`)
    .execute();
  return [...rows, ...others];
};

/** With their first and last reading. */
const metersWithEnds = (db: Kysely<Database>) =>
  db
    .selectFrom('meter')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .select(['meter.id', 'site_id', 'use_type', 'parts', 'at', 'phase_values', 'interval_seconds'])
    .select(
      sql<Date | null>`(select slot from register_slot where meter_id = meter.id order by slot limit 1)`.as(
        'first_at',
      ),
    )
    .orderBy('meter.id');

type Row = Awaited<ReturnType<typeof metersOfSites>>[number];

const ledgerMeter = (row: Row, byId: ReadonlyMap<number, Row>, nowMs: number): LedgerMeter[] => {
  const parts = row.parts ?? [{ meterId: row.id, sign: 1 as const }];
  const sources = parts.map(({ meterId }) => byId.get(meterId));
  let firstMs = Number.NEGATIVE_INFINITY;
  let newestMs = Number.POSITIVE_INFINITY;
  let online = true;
  for (const source of sources) {
    if (!source?.at || !source.first_at) return [];
    firstMs = Math.max(firstMs, source.first_at.getTime());
    newestMs = Math.min(newestMs, source.at.getTime());
    online &&= isOnline(source.at.getTime(), source.interval_seconds, nowMs);
  }
  if (sources.length === 0) return [];
  const { id, use_type: useType } = row;
  return [{ id, useType, parts, firstMs, newestMs, isOnline: online, orientation: orientationOf(row) }];
};

const orientationOf = ({ phase_values }: Row): Orientation => {
  const reading = readingOf(0, { phases: phase_values ?? [], net: null, reactive: null });
  const { importMwh, exportMwh } = phaseTotals(registersOf(reading));
  return inverterOrientation(importMwh, exportMwh);
};
