// Whose a serial number becomes when somebody enters it.
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';

/**
 * `free`: at once. `unproven`: it sends already, so it might be somebody else's; only its own key's address counts
 * until it proves itself there. `claimed`: as before, and somebody else, for whom it never sent, keeps it meanwhile.
 */
export type SerialNumber = 'free' | 'unproven' | 'claimed' | 'used';

type Asked = { readonly sn: string /** Ask for it although it is registered. */; readonly claim: boolean };

export const claimSerialNumber = async (
  trx: Transaction<Database>,
  { sn, claim }: Asked,
): Promise<SerialNumber> => {
  const registered = await registeredMeter(trx, sn);
  if (registered) return claim && registered.at === null ? 'claimed' : 'used';
  const waiting = await trx
    .deleteFrom('waiting_meter')
    .where('sn', '=', sn)
    .returning('sn')
    .executeTakeFirst();
  return waiting ? 'unproven' : 'free';
};

const registeredMeter = (db: Kysely<Database>, sn: string) =>
  db
    .selectFrom('meter')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .select('latest_reading.at')
    .where('meter.sn', '=', sn)
    .where('meter.claim_pending', '=', false)
    .executeTakeFirst();

/** What entering it would mean, for people who still type. */
export const serialNumberState = async (
  db: Kysely<Database>,
  sn: string,
): Promise<'free' | 'sending' | 'claimable' | 'used'> => {
  const registered = await registeredMeter(db, sn);
  if (registered) return registered.at === null ? 'claimable' : 'used';
  const waiting = await db.selectFrom('waiting_meter').select('sn').where('sn', '=', sn).executeTakeFirst();
  return waiting ? 'sending' : 'free';
};

export const proofColumns = (serialNumber: Exclude<SerialNumber, 'used'>) => ({
  proof_needed: serialNumber !== 'free',
  claim_pending: serialNumber === 'claimed',
});

/** People copy it into a device's form: 128 random bits without signs that are easily lost. */
export const newUploadKey = (): string => randomBytes(16).toString('hex');

/** Of a meter that never sends; no device can call itself so. */
export const madeUpSerialNumber = (): string => `CALC-${randomBytes(4).toString('hex').toUpperCase()}`;

/** Of two who enter the same serial number at once the database lets one through. */
export const isSerialNumberTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'meter_sn_key';
