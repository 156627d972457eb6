// What is read of a notice that is shown. Of an announcement it is one text: in the reader's language, else in English,
// else the first there is.
import { sql } from 'kysely';
import type { NoticeText } from '../storage/schema/people.ts';

/** Of a row of `notice` beside a row of `reader`. */
const text = sql<NoticeText | null>`coalesce(notice.texts -> reader.lang, notice.texts -> 'en',
  (select value from jsonb_each(notice.texts) limit 1))`;

export const noticeColumns = [
  'notice.id',
  'notice.type',
  'notice.title',
  'notice.content',
  'notice.template',
  'notice.params',
  'notice.link',
  text.as('text'),
  sql<Date>`notice.publish_at`.as('publish_at'),
  sql<boolean>`notice_read.read_at is not null`.as('is_read'),
] as const;
