// A blocked serial number is refused by every way, whosever it is, until it is unblocked.
import type { Ingest } from '../../ingest/create-ingest.ts';
import { transact } from '../../storage/transact.ts';
import type { Administrator } from '../administrator.ts';
import { recordOf } from '../record-of.ts';

export type Blocker = Administrator & { readonly ingest: Pick<Ingest, 'blocksChanged'> };

export const blockMeter = async (by: Blocker, sn: string): Promise<null> => {
  await transact(by.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('blocked_serial_number')
      .values({ sn, blocked_at: by.at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await recordOf(trx, by, { action: 'admin.blockmeter', subject: sn });
  });
  await by.ingest.blocksChanged();
  return null;
};

export const unblockMeter = async (by: Blocker, sn: string): Promise<null> => {
  await transact(by.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('blocked_serial_number')
      .where('sn', '=', sn)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await recordOf(trx, by, { action: 'admin.unblockmeter', subject: sn });
  });
  await by.ingest.blocksChanged();
  return null;
};
