import type { MeterBody } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { forgetFiguresBefore } from '../../rollups/forget-figures-before.ts';
import { invalidateSiteIn } from '../../rollups/invalidate-rollups.ts';
import type { Database } from '../../storage/schema.ts';
import {
  claimColumns,
  claimSerialNumber,
  madeUpSerialNumber,
  newUploadKey,
} from '../claims/claim-serial-number.ts';
import { lockSite } from '../lock-site.ts';
import { mayStandBehind } from './check-behind.ts';
import { arePartsRight } from './check-parts.ts';
import type { Editor } from './editor.ts';
import { meterColumns } from './meter-columns.ts';
import { hasAllMeters, metersAllowed } from './row-limits.ts';

type Trx = Transaction<Database>;

export type SavedMeter = { readonly id: number; readonly sn: string };

export const addMeter = async (trx: Trx, editor: Editor, body: MeterBody): Promise<Outcome<SavedMeter>> => {
  const { accountId } = editor;
  const { siteId } = body;
  if (siteId === undefined || !(await lockSite(trx, { accountId, siteId }))) return refuse('wrong_id');
  if (await hasAllMeters(trx, editor)) return refuse('quota_meters', { count: metersAllowed(editor.quotas) });
  if (body.behindMeterId != null && !(await isBehindRight(trx, siteId, body)))
    return refuse('behind_invalid');
  const serialNumber = body.parts
    ? await calculated(trx, siteId, body.parts)
    : await claimed(trx, accountId, body);
  if (isRefused(serialNumber)) return serialNumber;
  return trx
    .insertInto('meter')
    .values({
      ...meterColumns(body),
      ...serialNumber,
      type: body.type ?? 1,
      use_type: body.useType ?? useTypes.grid,
      site_id: siteId,
      upload_key: newUploadKey(),
    })
    .returning(['id', 'sn'])
    .executeTakeFirstOrThrow();
};

const isBehindRight = async (
  trx: Trx,
  siteId: number,
  { id, useType, behindMeterId }: MeterBody,
): Promise<boolean> =>
  useType === useTypes.load && mayStandBehind(trx, { id, siteId, behindMeterId: behindMeterId ?? 0 });

/** A calculated meter has a past at once: that of its parts. */
const calculated = async (trx: Trx, siteId: number, parts: NonNullable<MeterBody['parts']>) => {
  if (!(await arePartsRight(trx, { siteId, parts }))) return refuse('parts_invalid');
  await invalidateSiteIn(trx, siteId);
  await forgetFiguresBefore(trx, siteId, ['month', 'bill']);
  return { sn: madeUpSerialNumber() };
};

const claimed = async (trx: Trx, accountId: number, { sn, claim = false }: MeterBody) => {
  if (sn === undefined) return refuse('sn_required');
  const serialNumber = await claimSerialNumber(trx, { sn, accountId, claim });
  if (serialNumber === 'used') return refuse('sn_used');
  return { sn, ...claimColumns(serialNumber) };
};
