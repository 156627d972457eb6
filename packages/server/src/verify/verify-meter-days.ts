// The rolled-up days of a site's meters computed anew and compared with what is stored.
import { packMeterSlots } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { computeMeterDays } from '../rollups/read-meters.ts';
import { findSiteSnapshot, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { type Difference, difference } from './difference.ts';
import { ifPossible, unlessChanged } from './while-unchanged.ts';

type Db = Kysely<Database>;

export type VerifiedMeterDays = {
  /** Null where there are no more. */
  readonly nextMs: number | null;
  readonly differences: readonly Difference[];
};

const daysAtOnce = 4;

/** The stored days from an instant on, some at a time. */
export const verifyMeterDays = async (
  db: Db,
  siteId: number,
  fromMs: number,
  nowMs: number,
): Promise<VerifiedMeterDays> => {
  const site = await findSiteSnapshot(db, siteId, nowMs);
  const rows = site && site.meters.length > 0 ? await storedRows(db, site, fromMs) : [];
  const last = rows.at(-1);
  if (!site || !last) return { nextMs: null, differences: [] };
  const dayStarts = [...new Set(rows.map(({ startMs }) => startMs))];
  const wanted = dayStarts.map((startMs) => ({
    startMs,
    meters: site.meters.filter(({ id }) => rows.some((row) => row.meterId === id && row.startMs === startMs)),
  }));
  const computed = await ifPossible(async () => {
    const days = await computeMeterDays(db, site, wanted);
    return new Map(days.map(({ day, startMs }) => [`${day.meterId} ${startMs}`, packMeterSlots(day.slots)]));
  });
  const unlike = rows.filter(({ meterId, startMs, slots }) => {
    const packed = computed?.get(`${meterId} ${startMs}`);
    return !packed || !slots.equals(packed);
  });
  const names = unlike.map(
    ({ meterId, startMs }) => `${new Date(startMs).toISOString().slice(0, 10)} of meter ${meterId}`,
  );
  const differences = await unlessChanged(db, site, difference('meterDays', { siteId }, names));
  return { nextMs: last.startMs + 1, differences };
};

/** The days are whole and in order of time. */
const storedRows = async (db: Db, { meters }: SiteSnapshot, fromMs: number) => {
  const ids = sql<number>`any(${meters.map(({ id }) => id)}::int4[])`;
  const rows = await db
    .selectFrom('meter_day')
    .selectAll()
    .where('meter_id', '=', ids)
    .where('from_at', 'in', (query) =>
      query
        .selectFrom('meter_day')
        .select('from_at')
        .distinct()
        .where('meter_id', '=', ids)
        .where('from_at', '>=', new Date(fromMs))
        .orderBy('from_at')
        .limit(daysAtOnce),
    )
    .orderBy('from_at')
    .orderBy('meter_id')
    .execute();
  return rows.map(({ meter_id, from_at, slots }) => ({
    meterId: meter_id,
    startMs: from_at.getTime(),
    slots,
  }));
};
