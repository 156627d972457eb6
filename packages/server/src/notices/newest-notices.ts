// The newest notice of many readers at once, for live streams, which look every second.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { isVisible, type NoticeReader, withReaders } from './visible-notices.ts';

export const readerKey = ({ accountId, lang }: NoticeReader): string => `${accountId} ${lang}`;

/** By `readerKey`; null for a reader without any. */
export const newestNotices = async (
  db: Kysely<Database>,
  readers: readonly NoticeReader[],
  at: Date,
): Promise<ReadonlyMap<string, number | null>> => {
  if (readers.length === 0) return new Map();
  // The audience's condition again, so that each half begins at the end of its index and the search for a newcomer soon ends.
  const newestOf = (half: 'own' | 'announced') => sql`(
    select notice.id, notice.publish_at from notice
    where ${half === 'own' ? sql`notice.account_id = reader.id` : sql`notice.account_id is null and notice.publish_at >= reader.since`}
      and ${isVisible(at)}
    order by notice.publish_at desc, notice.id desc limit 1)`;
  const rows = await withReaders(db, readers)
    .selectFrom('reader')
    .select(['reader.id', 'reader.lang'])
    .select(
      sql<number | null>`(
        select newest.id from (${newestOf('own')} union all ${newestOf('announced')}) as newest
        order by newest.publish_at desc, newest.id desc limit 1)`.as('newest'),
    )
    .execute();
  return new Map(rows.map(({ id, lang, newest }) => [`${id} ${lang}`, newest]));
};
