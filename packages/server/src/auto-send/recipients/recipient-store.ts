// The recipients of an account, as a list and with what became of each.
import type { AutoSend } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

/** In the order of the list. */
export const listedRecipients = (db: Db, accountId: number) =>
  db
    .selectFrom('auto_send_recipient')
    .select(['id', 'email', 'left_at', 'introduced_at', 'asked_at'])
    .where('account_id', '=', accountId)
    .where('is_listed', '=', true)
    .orderBy('place')
    .orderBy('id')
    .execute();

/** With the newest mail to each of them. */
export const recipientStatesOf = async (db: Db, accountId: number): Promise<AutoSend['states']> => {
  const { rows } = await sql<StateRow>`
    select recipient.email, recipient.left_at is not null as "hasLeft",
      sent.sent_at as "lastSentAt", newest.error as "lastError"
    from auto_send_recipient recipient
    left join lateral (
      select sent_at from mail
      where lower(to_address) = lower(recipient.email) and account_id = ${accountId} and urgency > 0
        and sent_at is not null
      order by created_at desc limit 1) sent on true
    left join lateral (
      select case when sent_at is null then error end as error from mail
      where lower(to_address) = lower(recipient.email) and account_id = ${accountId} and urgency > 0
      order by created_at desc limit 1) newest on true
    where recipient.account_id = ${accountId} and recipient.is_listed
    order by recipient.place, recipient.id`.execute(db);
  return rows.map(({ email, hasLeft, lastSentAt, lastError }) => ({
    email,
    state: hasLeft ? 'left' : 'active',
    lastSentAt: lastSentAt?.toISOString() ?? null,
    lastError,
  }));
};

type StateRow = {
  readonly email: string;
  readonly hasLeft: boolean;
  readonly lastSentAt: Date | null;
  readonly lastError: string | null;
};

/** The addresses of an account that are known at most, those included that it has taken off its list. */
const mostKnownRecipients = 200;

/** Whoever has left stays away: to be listed again does not bring them back. `full`: too many addresses were tried. */
export const storeRecipients = async (
  trx: Db,
  accountId: number,
  { emails, at }: { readonly emails: readonly string[]; readonly at: Date },
): Promise<'stored' | 'full'> => {
  await trx
    .updateTable('auto_send_recipient')
    .set({ is_listed: false })
    .where('account_id', '=', accountId)
    .where(sql<string>`lower(email)`, 'not in', ['', ...emails.map((email) => email.toLowerCase())])
    .execute();
  for (const [place, email] of emails.entries()) await listRecipient(trx, { accountId, email, place, at });
  const { count } = await trx
    .selectFrom('auto_send_recipient')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count > mostKnownRecipients ? 'full' : 'stored';
};

type Listed = {
  readonly accountId: number;
  readonly email: string;
  readonly place: number;
  readonly at: Date;
};

const listRecipient = async (trx: Db, { accountId, email, place, at }: Listed): Promise<void> => {
  await sql`
    insert into auto_send_recipient (account_id, email, place, is_listed, asked_at)
    values (${accountId}, ${email}, ${place}, true, ${at})
    on conflict (account_id, lower(email)) do update set
      place = excluded.place,
      email = excluded.email,
      is_listed = true,
      asked_at = case when auto_send_recipient.is_listed then auto_send_recipient.asked_at else excluded.asked_at end`.execute(
    trx,
  );
};
