import { forgetSiteIn } from '../../rollups/invalidate-rollups.ts';
import { isOnlyMeter, lockSite } from '../lock-site.ts';
import { findMeter } from '../meter-store.ts';
import { isPart } from './check-parts.ts';
import type { Editor } from './editor.ts';
import { RefusedEdit } from './refused-edit.ts';

/** The meter is gone at once; what it sent is deleted by and by, see purge-deleted.ts. */
export const deleteMeter = async (editor: Editor, id: number): Promise<void> => {
  const { db, accountId, nowMs, ingest } = editor;
  const sn = await db.transaction().execute(async (trx) => {
    const meter = await findMeter(trx, accountId, id);
    if (!meter || !(await lockSite(trx, { accountId, siteId: meter.site_id }))) {
      throw new RefusedEdit('wrongId');
    }
    const asked = { id: meter.id, siteId: meter.site_id };
    if (await isOnlyMeter(trx, asked)) throw new RefusedEdit('onlyMeter');
    if (await isPart(trx, asked)) throw new RefusedEdit('partInUse');
    await forgetSiteIn(trx, meter.site_id);
    await trx
      .insertInto('deleted_meter')
      .values({ meter_id: meter.id, deleted_at: new Date(nowMs) })
      .execute();
    await trx.deleteFrom('meter').where('id', '=', meter.id).execute();
    return meter.sn;
  });
  ingest.meterChanged(sn);
};
