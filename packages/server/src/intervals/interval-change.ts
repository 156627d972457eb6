// What storing or removing intervals makes untrue, and what the meter's row says of its intervals.
import type { MicroSpan } from '@ohmstead/domain';
import { type Expression, sql, type Transaction } from 'kysely';
import { latestMicros } from '../ingest/late/backfill-page.ts';
import { invalidateRollupsIn } from '../rollups/invalidate-rollups.ts';
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

type Db = Transaction<Database>;

/**
 * Deletes the figures of the span, and of the time up to whatever else is known around it: where nothing is, the meter's
 * silence there begins or ends to be missing of its site.
 */
export const invalidateAround = async (trx: Db, meterId: number, span: MicroSpan): Promise<void> => {
  const { before, after } = await knownAround(trx, meterId, span);
  const fromMicros = Math.min(span.fromMicros, before ?? span.fromMicros);
  await invalidateRollupsIn(trx, [{ meterId, fromMicros, toMicros: after ?? latestMicros }]);
};

type Around = { readonly before: number | null; readonly after: number | null };

const knownAround = async (
  trx: Db,
  meterId: number,
  { fromMicros, toMicros }: MicroSpan,
): Promise<Around> => {
  const [from, to] = [instantOf(fromMicros), instantOf(toMicros)];
  const { rows } = await sql<Around>`select
    ${microsOf(sql`greatest(
      (select last_at from register_slot where meter_id = ${meterId} and slot < ${from} and last_at <= ${from}
        order by slot desc limit 1),
      (select max(to_at) from interval_day where meter_id = ${meterId} and to_at <= ${from}))`)} as before,
    ${microsOf(sql`least(
      (select last_at from register_slot where meter_id = ${meterId} and last_at >= ${to}
        and slot > ${to} - interval '15 minutes' order by slot limit 1),
      (select min(from_at) from interval_day where meter_id = ${meterId} and from_at >= ${to}))`)} as after
    from latest_reading where meter_id = ${meterId}`.execute(trx);
  return rows[0] ?? { before: null, after: null };
};

/** Up to it whole numbers are exact. */
const most = Number.MAX_SAFE_INTEGER;

/** Null where no interval says the direction: of a null, `least` would make the most. */
const exactSum = (energy: Expression<unknown>) =>
  sql`(case when sum(${energy}) > ${most} then ${most} else sum(${energy}) end)::int8`;

/** Overlapping imports are summed twice: the sums only say which direction an inverter counts in. */
export const renewIntervalSpan = async (trx: Db, meterId: number): Promise<void> => {
  const { rows } = await sql<Sums>`
    select ${microsOf(sql`min(from_at)`)} as from_micros, ${microsOf(sql`max(to_at)`)} as to_micros,
      ${exactSum(sql.ref('import_mwh'))} as import_mwh, ${exactSum(sql.ref('export_mwh'))} as export_mwh
    from interval_day where meter_id = ${meterId}`.execute(trx);
  const { from_micros = null, to_micros = null, import_mwh = null, export_mwh = null } = rows[0] ?? {};
  await trx
    .updateTable('meter')
    .set({
      intervals_from: from_micros === null ? null : instantOf(from_micros),
      intervals_to: to_micros === null ? null : instantOf(to_micros),
      interval_import_mwh: import_mwh,
      interval_export_mwh: export_mwh,
    })
    .where('id', '=', meterId)
    .execute();
};

type Sums = {
  readonly from_micros: number | null;
  readonly to_micros: number | null;
  readonly import_mwh: number | null;
  readonly export_mwh: number | null;
};
