import { noticeTypes } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type NoticeCount = {
  readonly type: (typeof noticeTypes)[number];
  readonly Count: number;
  readonly UnReadCount: number;
};

/** The account's notices and those to everybody, by type; a type without any counts 0. */
export const countNotices = async (db: Db, accountId: number): Promise<NoticeCount[]> => {
  const rows = await db
    .selectFrom('notice')
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.notice_id', '=', 'notice.id').on('notice_read.account_id', '=', accountId),
    )
    .where((eb) => eb.or([eb('notice.account_id', '=', accountId), eb('notice.account_id', 'is', null)]))
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
