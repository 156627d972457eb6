// The newest packed day of each three-phase meter whose phases are judged, some meters at a time.
import { incidentKind } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { isRuleOn } from '../../ingest/alerts/rule-is-on.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type PackedDay = {
  readonly siteId: number;
  readonly meterId: number;
  readonly fromAt: Date;
  /** Those of a phase one after another, in the order of `extremeKinds`. */
  readonly extremes: readonly (number | null)[];
};

/** Fewer readings say nothing of a day. */
const leastReadings = 24;
const lookedBackDays = 3;
export const metersAtOnce = 5_000;

const isPhaseRuleOn = isRuleOn("'phaseFrozen'", String(incidentKind('phaseFrozen').isOnAtFirst));

type JudgedMeter = { readonly id: number; readonly siteId: number };

/** Those whose rule for it is on. */
export const judgedMeters = async (db: Db, afterId: number): Promise<readonly JudgedMeter[]> => {
  const { rows } = await sql<JudgedMeter>`
    select id, site_id as "siteId" from meter
    where type = 3 and id > ${afterId} and ${sql.raw(isPhaseRuleOn)}
    order by id
    limit ${metersAtOnce}`.execute(db);
  return rows;
};

export const newestDays = async (
  db: Db,
  meters: readonly JudgedMeter[],
  now: Date,
): Promise<readonly PackedDay[]> => {
  if (meters.length === 0) return [];
  const siteIds = new Map(meters.map(({ id, siteId }) => [id, siteId]));
  const { rows } = await sql<Omit<PackedDay, 'siteId'>>`
    select distinct on (meter_id) meter_id as "meterId", from_at as "fromAt", extremes
    from reading_day
    where meter_id = any(${[...siteIds.keys()]}::int4[])
      and day >= (${now}::timestamptz at time zone 'UTC')::date - ${lookedBackDays}::int
      and count >= ${leastReadings}
    order by meter_id, day desc`.execute(db);
  return rows.flatMap((row) => {
    const siteId = siteIds.get(row.meterId);
    return siteId === undefined ? [] : [{ ...row, siteId }];
  });
};
