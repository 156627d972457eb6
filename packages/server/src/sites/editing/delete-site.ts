import { type Kysely, sql } from 'kysely';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { lockMetersOfSite } from '../../readings/lock-meters.ts';
import { raiseRevision } from '../../rollups/raise-revision.ts';
import type { Database } from '../../storage/schema.ts';
import { lockSite } from '../lock-site.ts';
import type { Editor } from './editor.ts';

/** The site is gone at once; what its meters sent is deleted by and by, see purge-deleted.ts. */
export const deleteSite = async (
  { db, accountId, nowMs, ingest }: Pick<Editor, 'db' | 'accountId' | 'nowMs' | 'ingest'>,
  siteId: number,
): Promise<Outcome<null>> => {
  await deleteRollupsInSteps(db, siteId);
  const meters = await transactUnlessRefused(db, async (trx) => {
    await lockMetersOfSite(trx, siteId);
    if (!(await lockSite(trx, { accountId, siteId }))) return refuse('wrong_id');
    // Readings on their way in hold this lock while they name the site.
    await raiseRevision(trx, siteId);
    const gone = await trx
      .deleteFrom('meter')
      .where('site_id', '=', siteId)
      .returning(['id', 'sn'])
      .execute();
    if (gone.length > 0) {
      const deleted_at = new Date(nowMs);
      await trx
        .insertInto('deleted_meter')
        .values(gone.map(({ id }) => ({ meter_id: id, deleted_at })))
        .execute();
    }
    await trx.deleteFrom('site').where('id', '=', siteId).execute();
    return gone;
  });
  if (isRefused(meters)) return meters;
  for (const { sn } of meters) ingest.meterChanged(sn);
  return null;
};

const stepRows = 500;

/** Years of roll-ups would go with their site in one long statement; each can be made again if it stays. */
const deleteRollupsInSteps = async (db: Kysely<Database>, siteId: number): Promise<void> => {
  const meters = await db.selectFrom('meter').select('id').where('site_id', '=', siteId).execute();
  const steps = [
    ...meters.map(
      ({ id }) => sql`delete from meter_day where meter_id = ${id} and ctid = any(array(
        select ctid from meter_day where meter_id = ${id} limit ${stepRows}))`,
    ),
    sql`delete from site_day where site_id = ${siteId} and ctid = any(array(
      select ctid from site_day where site_id = ${siteId} limit ${stepRows}))`,
  ];
  for (const step of steps) {
    let rows: bigint | undefined;
    do rows = (await step.execute(db)).numAffectedRows;
    while (rows === BigInt(stepRows));
  }
};
