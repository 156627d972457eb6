import { changesClocks, currencyOfZone, ianaZoneOf } from '@ohmstead/domain';
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import type { Kysely, Transaction } from 'kysely';
import { usernameKeyOf } from '../accounts/account-store.ts';
import type { MailContext } from '../accounts/contact-email.ts';
import { hashPassword } from '../accounts/password.ts';
import { isReserved } from '../accounts/reserved-usernames.ts';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import { isRefused, type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { transactUnlessRefused } from '../errors/transact-unless-refused.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import {
  claimColumns,
  claimSerialNumber,
  isSerialNumberTaken,
  newUploadKey,
} from '../sites/claims/claim-serial-number.ts';
import type { Database } from '../storage/schema.ts';
import { violates } from '../storage/violates.ts';
import { greet } from './greet.ts';

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
  readonly address: string;
};

export type Registered = {
  readonly siteId: number;
  readonly meterId: number;
  readonly proofNeeded: boolean;
};

type RegisterContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly publicAddress: MailContext['publicAddress'];
  readonly ingest: Pick<Ingest, 'meterChanged'>;
};

export const register = async (
  { db, clock, publicAddress, ingest }: RegisterContext,
  registration: Registration,
): Promise<Outcome<Registered>> => {
  const zone = ianaZoneOf(registration.TimeZoneInfoId);
  if (!zone) return refuseField('TimeZoneInfoId', 'time_zone_unknown');
  if (isReserved(registration.username)) return refuse('username_used');
  const passwordHash = await hashPassword(registration.password, registration.address);
  try {
    const registered = await transactUnlessRefused(db, async (trx) => {
      const accountId = await insertAccount(trx, { registration, passwordHash, zone, at: nowDate(clock) });
      const siteId = await insertSite(trx, { accountId, zone, lang: registration.lang, nowMs: nowMs(clock) });
      await greet(trx, { ...registration, accountId }, { publicAddress, at: nowDate(clock) });
      return claimMeter(trx, { accountId, siteId }, registration);
    });
    // The meter may send already and be known as nobody's.
    if (!isRefused(registered)) ingest.meterChanged(registration.sn);
    return registered;
  } catch (error) {
    const used = usedOf(error);
    if (used) return refuse(used);
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
      lang: registration.lang,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type NewSite = {
  readonly accountId: number;
  readonly zone: string;
  readonly lang: LanguageCode;
  readonly nowMs: number;
};

const insertSite = async (trx: Trx, { accountId, zone, lang, nowMs }: NewSite): Promise<number> => {
  const { id } = await trx
    .insertInto('site')
    .values({
      account_id: accountId,
      name: textOf(lang, 'register.firstSite'),
      time_zone: zone,
      seasonal: changesClocks(zone, nowMs),
      price_unit: currencyOfZone(zone),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Owner = { readonly accountId: number; readonly siteId: number };

const claimMeter = async (
  trx: Trx,
  { accountId, siteId }: Owner,
  { sn, lang }: Registration,
): Promise<Outcome<Registered>> => {
  const serialNumber = await claimSerialNumber(trx, { sn, accountId, claim: false });
  if (serialNumber === 'used') return refuse('sn_used');
  const proof = claimColumns(serialNumber);
  const { id } = await trx
    .insertInto('meter')
    .values({
      site_id: siteId,
      sn,
      name: textOf(lang, 'register.firstMeter'),
      // Single-phase until its readings show more phases: see meterTypeOf.
      type: 1,
      use_type: 1,
      upload_key: newUploadKey(),
      ...proof,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { siteId, meterId: id, proofNeeded: proof.proof_needed };
};

/** The entry that somebody has already: of two registrations at once the database lets one through. */
const usedOf = (error: unknown): 'username_used' | 'sn_used' | null => {
  if (isSerialNumberTaken(error)) return 'sn_used';
  return violates(error, 'account_username_key_key') ? 'username_used' : null;
};
