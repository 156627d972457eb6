import type { MeterBody } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { forgetSiteIn } from '../../rollups/invalidate-rollups.ts';
import type { Database } from '../../storage/schema.ts';
import {
  claimColumns,
  claimSerialNumber,
  madeUpSerialNumber,
  newUploadKey,
} from '../claims/claim-serial-number.ts';
import { lockSite } from '../lock-site.ts';
import { arePartsRight } from './check-parts.ts';
import type { Editor } from './editor.ts';
import { meterColumns } from './meter-columns.ts';
import { RefusedEdit } from './refused-edit.ts';
import { hasAllMeters, metersAllowed } from './row-limits.ts';

type Trx = Transaction<Database>;

export type SavedMeter = { readonly id: number; readonly sn: string };

export const addMeter = async (trx: Trx, editor: Editor, body: MeterBody): Promise<SavedMeter> => {
  const { accountId } = editor;
  const { siteId } = body;
  if (siteId === undefined || !(await lockSite(trx, { accountId, siteId }))) throw new RefusedEdit('wrongId');
  if (await hasAllMeters(trx, editor)) throw new RefusedEdit('tooManyMeters', metersAllowed(editor.quotas));
  const serialNumber = body.parts
    ? await calculated(trx, siteId, body.parts)
    : await claimed(trx, accountId, body);
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

/** It has a past at once: that of its parts. */
const calculated = async (trx: Trx, siteId: number, parts: NonNullable<MeterBody['parts']>) => {
  if (!(await arePartsRight(trx, { siteId, parts }))) throw new RefusedEdit('partsInvalid');
  await forgetSiteIn(trx, siteId);
  return { sn: madeUpSerialNumber() };
};

const claimed = async (trx: Trx, accountId: number, { sn, claim = false }: MeterBody) => {
  if (sn === undefined) throw new RefusedEdit('snRequired');
  const serialNumber = await claimSerialNumber(trx, { sn, accountId, claim });
  if (serialNumber === 'used') throw new RefusedEdit('snUsed');
  return { sn, ...claimColumns(serialNumber) };
};
