import type { Kysely } from 'kysely';
import type { LostSerialNumber } from '../administration/meters/decide-claim.ts';
import type { Database } from '../storage/schema.ts';
import { sendNotice } from './send-notice.ts';

/** Leads to the meter, whose page shows its upload key: only that brings readings to it now. */
export const notifyOfLostSerialNumber = (
  trx: Kysely<Database>,
  { accountId, meterId, meterName, sn, newSn, at }: LostSerialNumber,
): Promise<void> =>
  sendNotice(trx, {
    accountId,
    type: 'product',
    template: 'serialNumberLost',
    params: { sn, newSn, meter: meterName },
    link: `/edit/meter/${meterId}`,
    at,
  });
