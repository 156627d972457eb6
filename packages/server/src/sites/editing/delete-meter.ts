import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { lockMeters } from '../../readings/lock-meters.ts';
import { invalidateSiteIn } from '../../rollups/invalidate-rollups.ts';
import { findMeter } from '../find-meter.ts';
import { isOnlyMeter, lockSite } from '../lock-site.ts';
import { isPart } from './check-parts.ts';
import type { Editor } from './editor.ts';

/** The meter is gone at once; what it sent is deleted by and by, see purge-deleted.ts. */
export const deleteMeter = async (editor: Editor, id: number): Promise<Outcome<null>> => {
  const { db, accountId, nowMs, ingest } = editor;
  const sn = await transactUnlessRefused(db, async (trx) => {
    const meter = await findMeter(trx, accountId, id);
    if (!meter) return refuse('wrong_id');
    await lockMeters(trx, [meter.id]);
    if (!(await lockSite(trx, { accountId, siteId: meter.site_id }))) return refuse('wrong_id');
    const key = { id: meter.id, siteId: meter.site_id };
    if (await isOnlyMeter(trx, key)) return refuse('only_meter');
    if (await isPart(trx, key)) return refuse('part_in_use');
    await invalidateSiteIn(trx, meter.site_id);
    await trx
      .insertInto('deleted_meter')
      .values({ meter_id: meter.id, deleted_at: new Date(nowMs) })
      .execute();
    await trx.deleteFrom('meter').where('id', '=', meter.id).execute();
    return meter.sn;
  });
  if (isRefused(sn)) return sn;
  ingest.meterChanged(sn);
  return null;
};
