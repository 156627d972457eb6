import type { MeterBody } from '@ohmstead/contract';
import type { Selectable, Transaction } from 'kysely';
import { markAllStale } from '../../recompute/stale-ledger.ts';
import { forgetSiteIn } from '../../rollups/invalidate-rollups.ts';
import type { Database } from '../../storage/schema.ts';
import { claimColumns, claimSerialNumber } from '../claims/claim-serial-number.ts';
import { isOnlyMeter, lockSite } from '../lock-site.ts';
import { findMeter } from '../meter-store.ts';
import type { SavedMeter } from './add-meter.ts';
import { arePartsRight, isPart } from './check-parts.ts';
import type { Editor } from './editor.ts';
import { meterColumns } from './meter-columns.ts';
import { RefusedEdit } from './refused-edit.ts';

type Trx = Transaction<Database>;
type MeterRow = Selectable<Database['meter']>;

export type EditedMeter = SavedMeter & { readonly snBefore: string };

export const editMeter = async (trx: Trx, editor: Editor, body: MeterBody): Promise<EditedMeter> => {
  const before = await findMeter(trx, editor.accountId, body.id);
  if (!before) throw new RefusedEdit('wrongId');
  const siteId = body.siteId ?? before.site_id;
  await lockSites(trx, editor.accountId, [before.site_id, siteId]);
  if (siteId !== before.site_id) await requireMovable(trx, editor, before);
  await requireParts(trx, before, body);
  const serialNumber = await changedSerialNumber(trx, editor, { before, body });
  // Before and after: what is forgotten is found by the site the meter is of.
  const changesPast = siteId !== before.site_id || isMeasuredOtherwise(before, body);
  if (changesPast) await forgetSiteIn(trx, before.site_id);
  await trx
    .updateTable('meter')
    .set({ ...meterColumns(body), ...serialNumber, site_id: siteId })
    .where('id', '=', before.id)
    .execute();
  if (siteId !== before.site_id) await forgetSiteIn(trx, siteId);
  if (countsOtherwise(before, body)) await markAllStale(trx, before.id);
  return { id: before.id, sn: serialNumber?.sn ?? before.sn, snBefore: before.sn };
};

/** In the order of their ids, so that two moves at once never wait for each other. */
const lockSites = async (trx: Trx, accountId: number, siteIds: readonly number[]): Promise<void> => {
  for (const siteId of [...new Set(siteIds)].sort((a, b) => a - b)) {
    if (!(await lockSite(trx, { accountId, siteId }))) throw new RefusedEdit('wrongId');
  }
};

const requireMovable = async (trx: Trx, { isDemo }: Editor, meter: MeterRow): Promise<void> => {
  if (isDemo) throw new RefusedEdit('demoReadOnly');
  const asked = { id: meter.id, siteId: meter.site_id };
  // Its parts stay where they are.
  if (meter.parts) throw new RefusedEdit('partsInvalid');
  if (await isPart(trx, asked)) throw new RefusedEdit('partInUse');
  if (await isOnlyMeter(trx, asked)) throw new RefusedEdit('onlyMeter');
};

/** A meter stays what it is: calculated or a device. */
const requireParts = async (trx: Trx, before: MeterRow, { parts }: MeterBody): Promise<void> => {
  if (parts === undefined || (parts === null && before.parts === null)) return;
  if (parts === null || before.parts === null) throw new RefusedEdit('partsInvalid');
  const { site_id: siteId } = before;
  if (!(await arePartsRight(trx, { siteId, parts }))) throw new RefusedEdit('partsInvalid');
};

type Change = { readonly before: MeterRow; readonly body: MeterBody };

const changedSerialNumber = async (trx: Trx, { isDemo, accountId }: Editor, { before, body }: Change) => {
  const { sn, claim = false } = body;
  if (sn === undefined || sn === before.sn || before.parts !== null) return undefined;
  if (isDemo) throw new RefusedEdit('demoReadOnly');
  const serialNumber = await claimSerialNumber(trx, { sn, accountId, claim });
  if (serialNumber === 'used') throw new RefusedEdit('snUsed');
  return { sn, ...claimColumns(serialNumber) };
};

/** What is plausible of its counters, and so what their history says, is another. */
const countsOtherwise = (before: MeterRow, { ratedPowerW, counterModulusKwh }: MeterBody): boolean =>
  (ratedPowerW !== undefined && ratedPowerW !== before.rated_power_w) ||
  (counterModulusKwh !== undefined && counterModulusKwh !== before.counter_modulus_kwh);

const isMeasuredOtherwise = (before: MeterRow, { useType, type, parts }: MeterBody): boolean =>
  (useType !== undefined && useType !== before.use_type) ||
  (type !== undefined && type !== before.type) ||
  (parts !== undefined && JSON.stringify(parts) !== JSON.stringify(before.parts));
