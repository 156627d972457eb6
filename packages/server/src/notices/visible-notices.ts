// Which notices a reader sees: those to the reader's own account, and announcements to an audience that the reader is of.
//   They are published, not withdrawn, and were published within the last year.
//   Announcements to many are shown from the creation of the reader's account on: a newcomer's first look is not a list of
//   old news. One to the account itself is shown in any case.
//   One for readers of its languages only is shown to whoever reads the app in one of them.
import { dayMs } from '@ohmstead/domain';
import type { LanguageCode } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type NoticeReader = { readonly accountId: number; readonly lang: LanguageCode };

const shownForMs = 365 * dayMs;

/** What was published then or before is shown no more. */
export const shownAfter = (at: Date): Date => new Date(at.getTime() - shownForMs);

/** What decides about announcements, read once for each reader. */
export const withReaders = (db: Db, readers: readonly NoticeReader[]) =>
  db.with(
    (cte) => cte('reader').materialized(),
    (query) =>
      query
        .selectFrom(
          sql<{ account_id: number; lang: string }>`unnest(
            ${readers.map(({ accountId }) => accountId)}::bigint[], ${readers.map(({ lang }) => lang)}::text[])`.as<'asked'>(
            sql`asked (account_id, lang)`,
          ),
        )
        .innerJoin('account', 'account.id', 'asked.account_id')
        .select([
          'account.id',
          'account.created_at as since',
          'asked.lang',
          sql<boolean>`exists (select from site where site.account_id = account.id)`.as('owns'),
          sql<boolean>`exists (select from site_share where site_share.account_id = account.id)`.as('views'),
        ]),
  );

/** Of a row of `notice` beside a row of `reader`. */
export const isVisible = (at: Date) => sql<boolean>`(
  notice.publish_at <= ${at} and notice.publish_at > ${shownAfter(at)} and notice.withdrawn_at is null
  and (notice.account_id = reader.id or (notice.account_id is null and notice.publish_at >= reader.since
    and case notice.audience
      when 'owners' then reader.owns
      when 'viewers' then reader.views and not reader.owns
      else notice.audience = 'all' end))
  and (not notice.only_these_languages or notice.texts -> reader.lang is not null))`;

/** The notices of one reader, beside `reader`, and `notice_read` of those that are read. */
export const visibleNotices = (db: Db, reader: NoticeReader, at: Date) =>
  withReaders(db, [reader])
    .selectFrom('reader')
    .innerJoin('notice', (join) => join.on(isVisible(at)))
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.account_id', '=', 'reader.id').onRef('notice_read.notice_id', '=', 'notice.id'),
    );

/** Ids come from outside: compared as 64 bits, so that an absurd one is unknown and not an error. */
export const hasId = (id: number) => sql<boolean>`notice.id = ${id}::bigint`;

export const isNoticeVisible = async (
  db: Db,
  { id, reader, at }: { readonly id: number; readonly reader: NoticeReader; readonly at: Date },
): Promise<boolean> =>
  (await visibleNotices(db, reader, at).select('notice.id').where(hasId(id)).executeTakeFirst()) !==
  undefined;
