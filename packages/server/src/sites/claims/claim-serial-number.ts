// Decides whose a serial number becomes when somebody enters it.
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { holderOf, yields } from '../../ingest/admission/holder-of.ts';
import type { Database } from '../../storage/schema.ts';
import { violates } from '../../storage/violates.ts';

/**
 * `free`: at once. `unproven`: it was sent openly before, so it might be somebody else's; only uploads by key count
 * until one proves it. `claimed`: as before, and another meter holds it meanwhile.
 */
export type SerialNumber = 'free' | 'unproven' | 'claimed' | 'used';

type SerialNumberEntry = {
  readonly sn: string;
  readonly accountId: number;
  /** Whether to ask for it although somebody else registered it first. */
  readonly claim: boolean;
};

export const claimSerialNumber = async (
  trx: Transaction<Database>,
  { sn, accountId, claim }: SerialNumberEntry,
): Promise<SerialNumber> => {
  const state = await serialNumberState(trx, { sn, accountId });
  if (state === 'free') return state;
  if (state === 'used' || state === 'own') return 'used';
  if (state === 'claimable') return claim ? 'claimed' : 'used';
  return (await holderOf(trx, { sn })) ? 'claimed' : 'unproven';
};

/** What entering the serial number would mean, for people who are still typing it. */
export const serialNumberState = async (
  db: Kysely<Database>,
  { sn, accountId }: Omit<SerialNumberEntry, 'claim'>,
): Promise<'free' | 'sending' | 'claimable' | 'used' | 'own'> => {
  if (await isOwn(db, sn, accountId)) return 'own';
  const holder = await holderOf(db, { sn });
  if (holder) {
    if (!yields(holder)) return 'used';
    return holder.proof_needed ? 'sending' : 'claimable';
  }
  const sender = await db.selectFrom('open_sender').select('sn').where('sn', '=', sn).executeTakeFirst();
  return sender ? 'sending' : 'free';
};

const isOwn = async (db: Kysely<Database>, sn: string, accountId: number): Promise<boolean> => {
  const own = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select('meter.id')
    .where('meter.sn', '=', sn)
    .where('site.account_id', '=', accountId)
    .executeTakeFirst();
  return own !== undefined;
};

/** The columns of a meter that gets a serial number; the proof of an earlier one no longer counts. */
export const claimColumns = (serialNumber: Exclude<SerialNumber, 'used'>) => ({
  proof_needed: serialNumber !== 'free',
  claim_pending: serialNumber === 'claimed',
  proof_begun_at: null,
  proof_network: null,
});

/** 128 random bits, in characters that survive being copied by hand into a device's form. */
export const newUploadKey = (): string => randomBytes(16).toString('hex');

/** The serial number of a meter that never sends; no device can have it. */
export const madeUpSerialNumber = (): string => `CALC-${randomBytes(4).toString('hex').toUpperCase()}`;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The serial number of a meter that has lost its own: one that could be entered, and that no device knows. */
export const formerSerialNumber = (): string =>
  `FORMER${Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')}`;

/** Whether the database refused the second of two who entered the same serial number at once. */
export const isSerialNumberTaken = (error: unknown): boolean => violates(error, 'meter_sn_key');
