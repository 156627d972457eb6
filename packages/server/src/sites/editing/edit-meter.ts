import type { MeterBody } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import type { Selectable, Transaction } from 'kysely';
import { isRefused, type Outcome, type Refusal, refuse } from '../../errors/outcome.ts';
import { changeLimits } from '../../ingest/incidents/change-limits.ts';
import { lockMeters } from '../../readings/lock-meters.ts';
import { markAllStale } from '../../recompute/stale-ledger.ts';
import { invalidateSiteIn } from '../../rollups/invalidate-rollups.ts';
import type { Database } from '../../storage/schema.ts';
import { claimColumns, claimSerialNumber } from '../claims/claim-serial-number.ts';
import { findMeter } from '../find-meter.ts';
import { isOnlyMeter, lockSite } from '../lock-site.ts';
import type { SavedMeter } from './add-meter.ts';
import { mayStandBehind, standAlone } from './check-behind.ts';
import { arePartsRight, isPart } from './check-parts.ts';
import type { Editor } from './editor.ts';
import { meterColumns } from './meter-columns.ts';

type Trx = Transaction<Database>;
type MeterRow = Selectable<Database['meter']>;

export type EditedMeter = SavedMeter & { readonly snBefore: string };

export const editMeter = async (trx: Trx, editor: Editor, body: MeterBody): Promise<Outcome<EditedMeter>> => {
  const before = await findMeter(trx, editor.accountId, body.id);
  if (!before) return refuse('wrong_id');
  const siteId = body.siteId ?? before.site_id;
  await lockMeters(trx, [before.id]);
  const isMoved = siteId !== before.site_id;
  if (!(await lockSites(trx, editor.accountId, [before.site_id, siteId]))) return refuse('wrong_id');
  const refusal =
    (isMoved && (await refuseMove(trx, editor, before))) ||
    (await refuseParts(trx, before, body)) ||
    (await refuseBehind(trx, { before, body, siteId }));
  if (refusal) return refusal;
  const serialNumber = await changedSerialNumber(trx, editor, { before, body });
  if (isRefused(serialNumber)) return serialNumber;
  // Roll-ups are forgotten before and after a move, since they are found by the meter's site.
  if (isMoved || isMeasuredOtherwise(before, body)) await invalidateSiteIn(trx, before.site_id);
  if (isMoved || stopsBeingLoad(before, body)) await standAlone(trx, before.id);
  await changeLimits(trx, { of: { meterIds: [before.id] }, now: new Date(editor.nowMs) }, () =>
    trx
      .updateTable('meter')
      .set({ ...meterColumns(body), ...serialNumber, site_id: siteId })
      .where('id', '=', before.id)
      .execute(),
  );
  if (isMoved) await invalidateSiteIn(trx, siteId);
  if (countsOtherwise(before, body)) await markAllStale(trx, before.id);
  return { id: before.id, sn: serialNumber?.sn ?? before.sn, snBefore: before.sn };
};

/**
 * Locks in the order of ids, so that two moves at once never wait for each other. False when one is not the account's.
 */
const lockSites = async (trx: Trx, accountId: number, siteIds: readonly number[]): Promise<boolean> => {
  for (const siteId of [...new Set(siteIds)].sort((a, b) => a - b)) {
    if (!(await lockSite(trx, { accountId, siteId }))) return false;
  }
  return true;
};

const refuseMove = async (trx: Trx, { isDemo }: Editor, meter: MeterRow): Promise<Refusal | null> => {
  if (isDemo) return refuse('demo_read_only');
  const key = { id: meter.id, siteId: meter.site_id };
  // Its parts would stay at the site.
  if (meter.parts) return refuse('parts_invalid');
  if (await isPart(trx, key)) return refuse('part_in_use');
  return (await isOnlyMeter(trx, key)) ? refuse('only_meter') : null;
};

/** A meter stays what it is: calculated or a device. */
const refuseParts = async (trx: Trx, before: MeterRow, { parts }: MeterBody): Promise<Refusal | null> => {
  if (parts === undefined || (parts === null && before.parts === null)) return null;
  if (parts === null || before.parts === null) return refuse('parts_invalid');
  const { site_id: siteId } = before;
  return (await arePartsRight(trx, { siteId, parts })) ? null : refuse('parts_invalid');
};

const refuseBehind = async (
  trx: Trx,
  { before, body, siteId }: Change & { readonly siteId: number },
): Promise<Refusal | null> => {
  const { behindMeterId } = body;
  if (behindMeterId == null) return null;
  const isLoad = (body.useType ?? before.use_type) === useTypes.load;
  const isRight = isLoad && (await mayStandBehind(trx, { id: before.id, siteId, behindMeterId }));
  return isRight ? null : refuse('behind_invalid');
};

const stopsBeingLoad = (before: MeterRow, { useType }: MeterBody): boolean =>
  before.use_type === useTypes.load && useType !== undefined && useType !== useTypes.load;

type Change = { readonly before: MeterRow; readonly body: MeterBody };

/** The columns of another serial number; null when it stays. */
const changedSerialNumber = async (trx: Trx, { isDemo, accountId }: Editor, { before, body }: Change) => {
  const { sn, claim = false } = body;
  if (sn === undefined || sn === before.sn || before.parts !== null) return null;
  if (isDemo) return refuse('demo_read_only');
  const serialNumber = await claimSerialNumber(trx, { sn, accountId, claim });
  if (serialNumber === 'used') return refuse('sn_used');
  return { sn, ...claimColumns(serialNumber) };
};

/** Whether other counts are plausible now, so that the meter's history has to be judged again. */
const countsOtherwise = (before: MeterRow, { ratedPowerW, counterModulusKwh }: MeterBody): boolean =>
  (ratedPowerW !== undefined && ratedPowerW !== before.rated_power_w) ||
  (counterModulusKwh !== undefined && counterModulusKwh !== before.counter_modulus_kwh);

const isMeasuredOtherwise = (before: MeterRow, { useType, type, parts }: MeterBody): boolean =>
  (useType !== undefined && useType !== before.use_type) ||
  (type !== undefined && type !== before.type) ||
  (parts !== undefined && JSON.stringify(parts) !== JSON.stringify(before.parts));
