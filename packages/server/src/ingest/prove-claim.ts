// A meter proves whose it is by sending its serial number to the address that only its owner was shown.
// One that somebody else registered too, and for whom it never sent, then is this owner's alone.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Claim = { readonly id: number; readonly sn: string };

/** False where it sends for somebody else: such a meter is never handed over. */
export const proveClaim = (db: Kysely<Database>, { id, sn }: Claim): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const others = await trx
      .selectFrom('meter')
      .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
      .select(['meter.id', 'latest_reading.at'])
      .where('meter.sn', '=', sn)
      .where('meter.claim_pending', '=', false)
      .where('meter.id', '!=', id)
      .forUpdate('meter')
      .execute();
    if (others.some(({ at }) => at !== null)) return false;
    for (const other of others) await trx.deleteFrom('meter').where('id', '=', other.id).execute();
    await trx
      .updateTable('meter')
      .set({ proof_needed: false, claim_pending: false })
      .where('id', '=', id)
      .execute();
    return true;
  });
