// An account is deleted a week after its owner asked for it. Until then they can log in and keep it.
import { dayMs } from '@ohmstead/domain';
import { languageOf } from '@ohmstead/i18n';
import type { Kysely, Transaction } from 'kysely';
import { findLoginAccount, usernameKeyOf } from '../accounts/account-store.ts';
import { attemptPassword, refuseThrottled } from '../accounts/login-throttle.ts';
import type { Session } from '../accounts/session.ts';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { PublicAddress } from '../config/public-address.ts';
import { type Outcome, type Refusal, refuse, refuseField } from '../errors/outcome.ts';
import { transactUnlessRefused } from '../errors/transact-unless-refused.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../storage/schema.ts';
import { isLastAdministrator } from './last-administrator.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly publicAddress: PublicAddress;
};

export type DeletionRequest = {
  readonly session: Session;
  readonly password: string;
  /** The network that counts as one address. */
  readonly address: string;
};

const weekMs = 7 * dayMs;

/** Asked again, it stays with the first date. */
export const planDeletion = async (
  parts: Parts,
  request: DeletionRequest,
): Promise<Outcome<{ deleteAt: string }>> => {
  const refusal = await refuseWrongPassword(parts, request);
  if (refusal) return refusal;
  return transactUnlessRefused(parts.db, async (trx) => {
    const { accountId } = request.session;
    if (await isLastAdministrator(trx, accountId)) return refuse('last_administrator');
    return { deleteAt: (await setDate(trx, parts, accountId)).toISOString() };
  });
};

/** Guessing at it is slowed down as at a login. */
const refuseWrongPassword = async (
  { db, clock }: Parts,
  { session, password, address }: DeletionRequest,
): Promise<Refusal | null> => {
  const key = usernameKeyOf(session.username);
  const account = await findLoginAccount(db, key);
  const attempt = { of: { kind: 'account', key }, address, at: nowDate(clock) } as const;
  const passwordHash = account?.passwordHash ?? null;
  const outcome = await attemptPassword(db, attempt, { passwordHash, password });
  if (outcome.kind === 'throttled') return refuseThrottled('login_throttled', outcome);
  return outcome.kind === 'wrong' ? refuseField('password', 'password_invalid') : null;
};

const setDate = async (
  trx: Transaction<Database>,
  { clock, publicAddress }: Parts,
  accountId: number,
): Promise<Date> => {
  const account = await trx
    .selectFrom('account')
    .select(['username', 'email', 'lang', 'delete_at'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.delete_at) return account.delete_at;
  const deleteAt = new Date(nowDate(clock).getTime() + weekMs);
  await trx.updateTable('account').set({ delete_at: deleteAt }).where('id', '=', accountId).execute();
  if (account.email !== null) {
    await queueMail(trx, {
      accountId,
      to: account.email,
      lang: languageOf([account.lang]),
      content: {
        kind: 'accountToBeDeleted',
        username: account.username,
        deleteAt: deleteAt.toISOString(),
        link: publicAddress.linkTo('/edit/usersetting'),
      },
    });
  }
  return deleteAt;
};

/** Once its deletion has begun an account cannot be kept, and its sessions have ended. */
export const keepAccount = async ({ db }: Pick<Parts, 'db'>, accountId: number): Promise<Outcome<null>> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ delete_at: null })
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? null : refuse('login_required');
};
