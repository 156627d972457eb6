import { randomBytes } from 'node:crypto';
import { ianaZoneOf } from '@ohmstead/domain';
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import type { Kysely, Transaction } from 'kysely';
import { type Clock, nowDate } from '../clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Database } from '../storage/schema.ts';
import { usernameKeyOf } from './account-store.ts';
import { currencyOfZone } from './currency-of-zone.ts';
import { hashPassword } from './password.ts';
import { isReserved } from './reserved-usernames.ts';

export type Registration = {
  readonly username: string;
  readonly password: string;
  readonly sn: string;
  readonly fullName: string;
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
  /** IANA or Windows. */
  readonly TimeZoneInfoId: string;
  /** Names the first site and meter. */
  readonly lang: LanguageCode;
};

export type RegisterOutcome =
  | {
      readonly kind: 'registered';
      readonly siteId: number;
      readonly meterId: number;
      readonly proofNeeded: boolean;
    }
  | { readonly kind: 'timeZoneUnknown' | 'usernameUsed' | 'snUsed' };

type RegisterContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ingest: Pick<Ingest, 'meterChanged'>;
};

export const register = async (
  { db, clock, ingest }: RegisterContext,
  registration: Registration,
): Promise<RegisterOutcome> => {
  const zone = ianaZoneOf(registration.TimeZoneInfoId);
  if (!zone) return { kind: 'timeZoneUnknown' };
  if (isReserved(registration.username)) return { kind: 'usernameUsed' };
  const passwordHash = await hashPassword(registration.password);
  try {
    const registered = await db.transaction().execute(async (trx) => {
      const accountId = await insertAccount(trx, { registration, passwordHash, zone, at: nowDate(clock) });
      const siteId = await insertSite(trx, { accountId, zone, lang: registration.lang });
      return { siteId, ...(await claimMeter(trx, siteId, registration)) };
    });
    // It may send already and be known as nobody's.
    ingest.meterChanged(registration.sn);
    return { kind: 'registered', ...registered };
  } catch (error) {
    const used = usedOf(error);
    if (used) return { kind: used };
    throw error;
  }
};

type NewAccount = {
  readonly registration: Registration;
  readonly passwordHash: string;
  readonly zone: string;
  readonly at: Date;
};

type Trx = Transaction<Database>;

const insertAccount = async (
  trx: Trx,
  { registration, passwordHash, zone, at }: NewAccount,
): Promise<number> => {
  const { id } = await trx
    .insertInto('account')
    .values({
      username: registration.username,
      username_key: usernameKeyOf(registration.username),
      password_hash: passwordHash,
      full_name: registration.fullName,
      telephone: registration.telephone || null,
      email: registration.email || null,
      kind: 'user',
      time_zone: zone,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type NewSite = { readonly accountId: number; readonly zone: string; readonly lang: LanguageCode };

const insertSite = async (trx: Trx, { accountId, zone, lang }: NewSite): Promise<number> => {
  const { id } = await trx
    .insertInto('site')
    .values({
      account_id: accountId,
      name: textOf(lang, 'register.firstSite'),
      time_zone: zone,
      price_unit: currencyOfZone(zone),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Claimed = { readonly meterId: number; readonly proofNeeded: boolean };

/** One that sends already, unclaimed, might be somebody else's: it must prove itself by its key first. */
const claimMeter = async (trx: Trx, siteId: number, { sn, lang }: Registration): Promise<Claimed> => {
  const waiting = await trx
    .deleteFrom('waiting_meter')
    .where('sn', '=', sn)
    .returning('sn')
    .executeTakeFirst();
  const proofNeeded = waiting !== undefined;
  const { id } = await trx
    .insertInto('meter')
    .values({
      site_id: siteId,
      sn,
      name: textOf(lang, 'register.firstMeter'),
      // Until its readings show more phases than one: see meterTypeOf.
      type: 1,
      use_type: 1,
      upload_key: newUploadKey(),
      proof_needed: proofNeeded,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { meterId: id, proofNeeded };
};

/** People copy it into a device's form: 128 random bits without signs that are easily lost. */
const newUploadKey = (): string => randomBytes(16).toString('hex');

/** Whose uniqueness was violated: of two registrations at once the database lets one through. */
const usedOf = (error: unknown): 'usernameUsed' | 'snUsed' | null => {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return null;
  if (error.constraint === 'account_username_key_key') return 'usernameUsed';
  return error.constraint === 'meter_sn_key' ? 'snUsed' : null;
};
