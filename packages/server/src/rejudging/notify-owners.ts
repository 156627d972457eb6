// One notice for each account, once all its sites are compared. An earlier one that is still unread is replaced, so that
// there is never more than one to read. No mail is sent.
import { type Kysely, sql, type Transaction } from 'kysely';
import { sendNotice } from '../notices/send-notice.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';

type Db = Kysely<Database>;

const rejudgedPage = '/edit/rejudged';

export const notifyOwners = async (db: Db, at: Date): Promise<void> => {
  for (const accountId of await accountsToNotify(db)) {
    await transact(db, (trx) => notifyOwner(trx, accountId, at));
  }
};

const accountsToNotify = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('rejudging')
    .innerJoin('site', 'site.id', 'rejudging.site_id')
    .select('account_id')
    .where('notified_at', 'is', null)
    .groupBy('account_id')
    .having(sql<boolean>`bool_and(compared_at is not null)`)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
};

const notifyOwner = async (trx: Transaction<Database>, accountId: number, at: Date): Promise<void> => {
  const since = await withdrawUnread(trx, accountId);
  const ids = await rejudgingsToNotify(trx, accountId, since);
  const { rows } = await sql<{ meters: number; months: number; bills: number }>`
    select
      (select count(distinct meter_id) from rejudging, unnest(meter_ids) as meter_id
        where rejudging.id = any(${ids}::int8[])) as meters,
      (select count(distinct (site_id, period)) from rejudged_period join rejudging on rejudging.id = rejudging_id
        where rejudging.id = any(${ids}::int8[]) and kind = 'month') as months,
      (select count(distinct (site_id, period)) from rejudged_period join rejudging on rejudging.id = rejudging_id
        where rejudging.id = any(${ids}::int8[]) and kind = 'bill') as bills`.execute(trx);
  const params = rows[0] ?? { meters: 0, months: 0, bills: 0 };
  await sendNotice(trx, {
    accountId,
    type: 'product',
    template: 'countsRejudged',
    params,
    link: rejudgedPage,
    at,
  });
  await trx
    .updateTable('rejudging')
    .set({ notified_at: at })
    .where('id', '=', sql<number>`any(${ids}::int8[])`)
    .execute();
};

/** Gives when the oldest of those was sent that nobody has read; null without any. */
const withdrawUnread = async (trx: Transaction<Database>, accountId: number): Promise<Date | null> => {
  const unread = await trx
    .deleteFrom('notice')
    .where('account_id', '=', accountId)
    .where('template', '=', 'countsRejudged')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('notice_read').whereRef('notice_id', '=', 'notice.id').select('notice_id'))),
    )
    .returning(sql<Date>`publish_at`.as('at'))
    .execute();
  return unread.map(({ at }) => at).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
};

const rejudgingsToNotify = async (
  trx: Transaction<Database>,
  accountId: number,
  since: Date | null,
): Promise<number[]> => {
  const rows = await trx
    .selectFrom('rejudging')
    .innerJoin('site', 'site.id', 'rejudging.site_id')
    .select('rejudging.id')
    .where('account_id', '=', accountId)
    .where(({ eb, or }) =>
      or([eb('notified_at', 'is', null), ...(since === null ? [] : [eb('notified_at', '>=', since)])]),
    )
    .execute();
  return rows.map(({ id }) => id);
};
