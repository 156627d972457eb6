import { noticeTypes } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type NoticeReader, visibleNotices } from './visible-notices.ts';

export type NoticeCount = {
  readonly type: (typeof noticeTypes)[number];
  readonly Count: number;
  readonly UnReadCount: number;
};

/** What the reader sees, by type; a type without any counts 0. */
export const countNotices = async (
  db: Kysely<Database>,
  reader: NoticeReader,
  at: Date,
): Promise<NoticeCount[]> => {
  const rows = await visibleNotices(db, reader, at)
    .groupBy('notice.type')
    .select([
      'notice.type',
      sql<number>`count(*)`.as('Count'),
      sql<number>`count(*) filter (where notice_read.read_at is null)`.as('UnReadCount'),
    ])
    .execute();
  return noticeTypes.map((type) => ({
    type,
    Count: rows.find((row) => row.type === type)?.Count ?? 0,
    UnReadCount: rows.find((row) => row.type === type)?.UnReadCount ?? 0,
  }));
};
