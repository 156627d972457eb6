// What a clock that was ahead leaves behind: days and bills that were not over yet, kept as if they were, and notes of a
// time to come, which would be waited for.
import { type Kysely, sql, type Transaction } from 'kysely';
import { latestMicros } from '../ingest/late/backfill-page.ts';
import { invalidateRollupsIn } from '../rollups/invalidate-rollups.ts';
import { instantOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';

/** A day is kept without what meters silent for two days may still report; local days reach beyond those of UTC. */
const doubtfulMicros = 4 * 86_400_000_000;

export const mendSetBack = (db: Kysely<Database>, nowMicros: number): Promise<void> =>
  transact(db, async (trx) => {
    const meters = await trx.selectFrom('meter').select('id').orderBy('id').execute();
    const span = { fromMicros: nowMicros - doubtfulMicros, toMicros: latestMicros };
    await invalidateRollupsIn(
      trx,
      meters.map(({ id }) => ({ ...span, meterId: id })),
    );
    await bringBackNotes(trx, nowMicros);
  });

const bringBackNotes = async (trx: Transaction<Database>, nowMicros: number): Promise<void> => {
  const now = instantOf(nowMicros);
  await trx.updateTable('site_revision').set({ rolled_at: null }).where('rolled_at', '>', now).execute();
  await trx.updateTable('login_failure').set({ last_at: now }).where('last_at', '>', now).execute();
  await trx.updateTable('deleted_meter').set({ deleted_at: now }).where('deleted_at', '>', now).execute();
  await trx.updateTable('open_sender').set({ last_seen_at: now }).where('last_seen_at', '>', now).execute();
  await trx.updateTable('incident_step').set({ settled_at: now }).where('settled_at', '>', now).execute();
  await sql`update setting set value = jsonb_set(value, '{startedAtMs}', to_jsonb(${Math.floor(nowMicros / 1000)}::int8))
    where name = 'verify.round' and (value ->> 'startedAtMs')::float8 > ${nowMicros / 1000}`.execute(trx);
};
