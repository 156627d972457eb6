// Reading a notice, and marking many as read.
import type { ListedNotice, NoticeDetail } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { noticeColumns } from './notice-columns.ts';
import { wordsOf } from './notice-words.ts';
import { hasId, type NoticeReader, visibleNotices } from './visible-notices.ts';

type Db = Kysely<Database>;

type AskedNotice = {
  readonly id: number;
  /** The title that the product has here. */
  readonly brand: string;
  readonly at: Date;
};

/** It counts as read from then on. */
export const readNotice = async (
  db: Db,
  reader: NoticeReader,
  { id, brand, at }: AskedNotice,
): Promise<Outcome<NoticeDetail>> => {
  const row = await visibleNotices(db, reader, at).select(noticeColumns).where(hasId(id)).executeTakeFirst();
  if (!row) return refuse('wrong_id');
  if (!row.is_read) {
    await db
      .insertInto('notice_read')
      .values({ notice_id: row.id, account_id: reader.accountId, read_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return {
    id: row.id,
    type: row.type,
    ...wordsOf(row, { lang: reader.lang, brand }),
    createdAt: row.publish_at.toISOString(),
    isRead: true,
    link: row.link,
  };
};

type Marked = { readonly type?: ListedNotice['type'] | undefined; readonly at: Date };

/** Those of one type, or all. */
export const markNoticesRead = async (db: Db, reader: NoticeReader, { type, at }: Marked): Promise<void> => {
  await db
    .insertInto('notice_read')
    .columns(['notice_id', 'account_id', 'read_at'])
    .expression(
      visibleNotices(db, reader, at)
        .select(['notice.id', 'reader.id as account_id', sql<Date>`${at}::timestamptz`.as('read_at')])
        .where('notice_read.read_at', 'is', null)
        .$if(type !== undefined, (query) => query.where('notice.type', '=', type ?? 'product')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
