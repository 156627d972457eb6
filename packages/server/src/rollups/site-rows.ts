// The rows that a site's snapshot is made of. Three statements, since each asks for the ids that the one before has found.
import { type Kysely, sql } from 'kysely';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { intervalColumns, type MeterRow } from './meter-row.ts';
import { isYoung, settledRevisions } from './settled-revision.ts';

type Db = Kysely<Database>;

export type SiteRow = Awaited<ReturnType<typeof sitesWithMeters>>[number];

/** The rows come by site and meter; a site without meters has one row without a meter. */
export const sitesWithMeters = async (db: Db, siteIds: readonly number[]) => {
  // Before anything else: whatever changes later raises it.
  const revisions = await revisionsOf(db, siteIds);
  const rows = await db
    .selectFrom('site')
    .leftJoin('meter', 'meter.site_id', 'site.id')
    .select([
      'site.id as site_id',
      'time_zone',
      'phase_rule',
      'account_id',
      'price_unit',
      'billing_start_day',
    ])
    .select(['meter.id', 'use_type', 'parts', ...intervalColumns])
    .where('site.id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .orderBy('site.id')
    .orderBy('meter.id')
    .execute();
  const reads = await readsOf(
    db,
    rows.flatMap(({ id }) => id ?? []),
  );
  return rows.map((row) => {
    const found = revisions.get(row.site_id) ?? neverRisen;
    return { ...row, ...found, ...(reads.get(row.id ?? 0) ?? noReads) };
  });
};

const metersById = async (db: Db, meterIds: readonly number[]): Promise<MeterRow[]> => {
  const rows = await db
    .selectFrom('meter')
    .select(['id', 'site_id', 'use_type', 'parts', ...intervalColumns])
    .where('id', '=', sql<number>`any(${meterIds}::int4[])`)
    .execute();
  const reads = await readsOf(db, meterIds);
  return rows.map((row) => ({ ...row, ...(reads.get(row.id) ?? noReads) }));
};

/** Meters of other sites that calculated ones are made of. */
export const partsElsewhere = async (db: Db, rows: readonly MeterRow[]): Promise<MeterRow[]> => {
  const partIds = rows.flatMap(({ parts }) => (parts ?? []).map(({ meterId }) => meterId));
  const elsewhere = partIds.filter((id) => !rows.some((row) => row.id === id));
  return elsewhere.length === 0 ? [] : metersById(db, elsewhere);
};

export const revisionsOf = async (db: Db, siteIds: readonly number[]): Promise<Map<number, Revised>> => {
  if (siteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('site_revision')
    .select(['site_id', 'revision', 'layout', isYoung.as('is_young')])
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .execute();
  const settledOf = await settledRevisions(db, rows);
  return new Map(
    rows.map((row) => {
      const { site_id, revision, layout } = row;
      return [site_id, { revision, layout, settled: settledOf(row) }];
    }),
  );
};

type Revised = {
  readonly revision: number | null;
  readonly layout: string | null;
  /** What figures may be kept for; null: for none. */
  readonly settled: number | null;
};

const neverRisen: Revised = { revision: null, layout: null, settled: 0 };

type Reads = Pick<MeterRow, 'at' | 'at_micros' | 'first_at' | 'phase_values' | 'interval_seconds'>;

const noReads: Reads = {
  at: null,
  at_micros: null,
  first_at: null,
  phase_values: null,
  interval_seconds: null,
};

/** The newest reading of each meter, and its first quarter-hour. */
const readsOf = async (db: Db, meterIds: readonly number[]): Promise<Map<number, Reads>> => {
  if (meterIds.length === 0) return new Map();
  const { rows } = await sql<Reads & { meter_id: number }>`
    select meter_id, at, ${microsOf(sql.ref('at'))} as at_micros, phase_values, interval_seconds,
      (select slot from register_slot
        where register_slot.meter_id = latest.meter_id and register_slot.meter_id = any(${meterIds}::int4[])
        order by slot limit 1) as first_at
    from latest_reading as latest where meter_id = any(${meterIds}::int4[])`.execute(db);
  return new Map(rows.map(({ meter_id, ...reads }) => [meter_id, reads]));
};
