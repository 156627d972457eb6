import { type ListedNotice, noticePageSize } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { noticeColumns } from './notice-columns.ts';
import { wordsOf } from './notice-words.ts';
import { type NoticeReader, visibleNotices } from './visible-notices.ts';

export type NoticePage = {
  readonly type?: ListedNotice['type'] | undefined;
  readonly skip: number;
  /** Null: all that have come. */
  readonly until: Date | null;
  /** The title that the product has here. */
  readonly brand: string;
};

/** The newest first. */
export const listNotices = async (
  db: Kysely<Database>,
  reader: NoticeReader,
  { type, skip, until, brand, at }: NoticePage & { readonly at: Date },
): Promise<ListedNotice[]> => {
  const rows = await visibleNotices(db, reader, at)
    .select(noticeColumns)
    .$if(type !== undefined, (query) => query.where('notice.type', '=', type ?? 'product'))
    .$if(until !== null, (query) => query.where(sql<boolean>`notice.publish_at < ${afterAll(until)}`))
    .orderBy('notice.publish_at', 'desc')
    .orderBy('notice.id', 'desc')
    .offset(skip)
    .limit(noticePageSize)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: wordsOf(row, { lang: reader.lang, brand }).title,
    createdAt: row.publish_at.toISOString(),
    isRead: row.is_read,
  }));
};

/** The wire has milliseconds, the database microseconds. */
const afterAll = (until: Date | null): Date => new Date((until?.getTime() ?? 0) + 1);
