// Somebody forgot a password. The request is only written down; whose it is, is looked up afterwards, so that neither
// the answer nor its time says whether anybody has the name.
import { hourMs } from '@ohmstead/domain';
import { languageOf } from '@ohmstead/i18n';
import type { Kysely, Transaction } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import { oneAtATime } from '../concurrency/one-at-a-time.ts';
import type { PublicAddress } from '../config/public-address.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Log } from '../log/log.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { deleteOldLinks, lifetimesMs, linksSince, makeLink } from './one-time-link.ts';
import { addPasswordRequest, deleteOldRequests, takePasswordRequest } from './password-request-store.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicAddress: PublicAddress;
  readonly requestPriority: RequestPriority;
};

export type PasswordRequests = {
  /** Writes the request down and has it answered soon. */
  add(usernameKey: string, lang: string): Promise<void>;
  /** Answers all that wait; what a stop leaves is answered after the next start. */
  answerWaiting(signal?: AbortSignal): Promise<void>;
  /** Waits for the one under way. */
  close(): Promise<void>;
};

/** Links to one account within an hour; further requests get none. */
const mostLinksAnHour = 3;

export const createPasswordRequests = (parts: Parts): PasswordRequests => {
  const { db, clock, log, requestPriority } = parts;
  const closing = new AbortController();
  const inTurn = oneAtATime();

  const answerAll = async (signal: AbortSignal): Promise<void> => {
    const isStopped = () => signal.aborted || closing.signal.aborted;
    while (!isStopped()) {
      // Work for a name that somebody has must not slow down the next request, which could measure it.
      await requestPriority.untilQuiet();
      if (isStopped() || !(await transact(db, (trx) => answerOne(trx, parts)))) return;
    }
  };
  const answerWaiting = (signal: AbortSignal = closing.signal) => inTurn(() => answerAll(signal));

  return {
    add: async (usernameKey, lang) => {
      await addPasswordRequest(db, { usernameKey, lang, at: nowDate(clock) });
      void answerWaiting().catch((error) => log.warn({ err: error }, 'a request for a password waits'));
    },
    answerWaiting,
    close: async () => {
      closing.abort();
      await inTurn(async () => undefined);
    },
  };
};

export const passwordRequestJob = ({
  db,
  clock,
  passwordRequests,
}: Pick<Parts, 'db' | 'clock'> & { readonly passwordRequests: PasswordRequests }): Job => ({
  name: 'requests for passwords',
  everyMs: 60_000,
  run: async (signal) => {
    const at = nowDate(clock);
    await deleteOldRequests(db, at);
    await deleteOldLinks(db, at);
    await passwordRequests.answerWaiting(signal);
  },
});

/** Whether there was one. */
const answerOne = async (trx: Transaction<Database>, { clock, publicAddress }: Parts): Promise<boolean> => {
  const request = await takePasswordRequest(trx);
  if (!request) return false;
  const account = await findAsking(trx, request.username_key);
  if (account) await sendLink(trx, account, { publicAddress, at: nowDate(clock) });
  return true;
};

type Asking = {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly lang: string;
};

/** Nobody can log in to a disabled account, and everybody to the demo’s. The lock counts links one by one. */
const findAsking = async (trx: Transaction<Database>, usernameKey: string): Promise<Asking | null> => {
  const row = await trx
    .selectFrom('account')
    .select(['id', 'username', 'email', 'lang'])
    .where('username_key', '=', usernameKey)
    .where('kind', '<>', 'demo')
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : null;
};

const sendLink = async (
  trx: Transaction<Database>,
  { id, username, email, lang }: Asking,
  { publicAddress, at }: { readonly publicAddress: PublicAddress; readonly at: Date },
): Promise<void> => {
  const anHourAgo = new Date(at.getTime() - hourMs);
  if ((await linksSince(trx, id, 'resetPassword', anHourAgo)) >= mostLinksAnHour) return;
  const token = await makeLink(trx, { accountId: id, purpose: 'resetPassword', email, at });
  await queueMail(trx, {
    accountId: id,
    to: email,
    lang: languageOf([lang]),
    content: {
      kind: 'resetPassword',
      username,
      link: publicAddress.linkTo(`/forgotPassword#${token}`),
      minutes: lifetimesMs.resetPassword / 60_000,
    },
  });
};
