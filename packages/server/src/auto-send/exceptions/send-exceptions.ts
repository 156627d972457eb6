// A digest of what went wrong, at most once a day for an account: at the local morning of its first site.
import { hourMs, newestDue } from '@ohmstead/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Clock, nowDate, nowMs } from '../../clock/clock.ts';
import type { PublicAddress } from '../../config/public-address.ts';
import type { ExceptionsMail } from '../../mail/auto-send-content.ts';
import { zoneOfAccount } from '../../mail/zone-of.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import { mailRecipients } from '../recipients/mail-recipients.ts';
import { recipientTag } from '../recipients/recipient-tag.ts';
import { plainIncident, plainName } from '../reports/for-stranger.ts';
import { type Exceptions, findExceptions } from './find-exceptions.ts';

type Db = Kysely<Database>;

type Sending = {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
};

/** Whether there is a mail to be sent now. */
export const sendExceptions = async (sending: Sending): Promise<boolean> => {
  const { db, clock } = sending;
  let isAnythingQueued = false;
  for (const { accountId, since, timeZone } of await accountsToMail(db, nowMs(clock))) {
    const { dueMs, toDate } = newestDue(timeZone, 'daily', nowMs(clock));
    if (since.getTime() >= dueMs) continue;
    const digest = { accountId, since, timeZone, date: toDate, due: new Date(dueMs) };
    const queued = await transact(db, (trx) => sendOne(trx, sending, digest));
    isAnythingQueued ||= queued;
  }
  return isAnythingQueued;
};

/** A day has at least so many hours from one morning to the next. */
const leastRestMs = 20 * hourMs;

const accountsToMail = async (db: Db, atMs: number) => {
  const rows = await db
    .selectFrom('auto_send')
    .innerJoin('account', 'account.id', 'auto_send.account_id')
    .select(['account_id', 'exceptions_since', 'exceptions_sent_at'])
    .select(zoneOfAccount(sql.ref('auto_send.account_id')).as('timeZone'))
    .where('exceptions_since', 'is not', null)
    .where('account.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('exceptions_sent_at', 'is', null),
        eb('exceptions_sent_at', '<', new Date(atMs - leastRestMs)),
      ]),
    )
    .orderBy('account_id')
    .execute();
  return rows.flatMap(({ account_id, exceptions_since, exceptions_sent_at, timeZone }) => {
    if (exceptions_since === null) return [];
    const since =
      exceptions_sent_at !== null && exceptions_sent_at > exceptions_since
        ? exceptions_sent_at
        : exceptions_since;
    return [{ accountId: account_id, since, timeZone }];
  });
};

type Digest = {
  readonly accountId: number;
  readonly since: Date;
  readonly timeZone: string;
  readonly date: string;
  readonly due: Date;
};

/** Of several processes one alone marks the morning as sent, with the mails. */
const sendOne = async (
  trx: Transaction<Database>,
  { clock, publicAddress }: Sending,
  { accountId, since, timeZone, date, due }: Digest,
): Promise<boolean> => {
  const marked = await trx
    .updateTable('auto_send')
    .set({ exceptions_sent_at: due })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('exceptions_sent_at', 'is', null), eb('exceptions_sent_at', '<', due)]))
    .executeTakeFirstOrThrow();
  if (marked.numUpdatedRows === 0n) return false;
  const found = await findExceptions(trx, { accountId, from: since, to: due });
  if (found === null) return false;
  const queued = await mailRecipients(trx, {
    accountId,
    at: nowDate(clock),
    publicAddress,
    page: '/main',
    urgency: 2,
    messageName: (recipient) => `exceptions.${date}.account-${accountId}.${recipientTag(recipient)}`,
    contentFor: (to, isStranger): ExceptionsMail => ({
      kind: 'exceptions',
      timeZone,
      since: since.toISOString(),
      ...(isStranger ? plainExceptions(found) : found),
      ...to,
    }),
  });
  return queued > 0;
};

/** Who else gets the mails, and what they are called, is nothing for others. */
const plainExceptions = (found: Exceptions): Exceptions => ({
  ...found,
  faults: found.faults.map(plainIncident),
  quarantined: found.quarantined.map(({ meter, site, count }) => ({
    meter: plainName(meter),
    site: plainName(site),
    count,
  })),
  failedMails: [],
  failedReports: found.failedReports.map(({ site, date }) => ({ site: plainName(site), date })),
  failedChannels: [],
});
