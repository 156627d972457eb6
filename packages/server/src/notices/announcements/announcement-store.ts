// Announcements as administrators see them: everything that has texts by language.
import { type Announcement, pageSize } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { NoticeText } from '../../storage/schema/people.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export const announcementStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export type AnnouncementQuery = {
  readonly search?: string | undefined;
  readonly state?: AnnouncementState | undefined;
  readonly skip: number;
  readonly at: Date;
};

const written = (db: Db) => db.selectFrom('notice').where('notice.texts', 'is not', null);

const stateAt = (at: Date) => sql<AnnouncementState>`case
  when notice.withdrawn_at is not null then 'withdrawn'
  when notice.publish_at is null then 'draft'
  when notice.publish_at > ${at} then 'scheduled'
  else 'published' end`;

/** Anywhere in a title or content, without regard to case. */
const hasWords = (search: string) => sql<boolean>`exists (
  select from jsonb_each(notice.texts) as text
  where strpos(lower(text.value ->> 'title'), lower(${search})) > 0
    or strpos(lower(text.value ->> 'content'), lower(${search})) > 0)`;

/** One page, the newest first, and how many there are in all. */
export const listAnnouncements = async (
  db: Db,
  { search, state, skip, at }: AnnouncementQuery,
): Promise<{ rows: Announcement[]; total: number }> => {
  const found = written(db)
    .$if(search !== undefined && search !== '', (query) => query.where(hasWords(search ?? '')))
    .$if(state !== undefined, (query) => query.where(stateAt(at), '=', state ?? 'draft'));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = found.select('notice.id').orderBy('notice.id', 'desc').offset(skip).limit(pageSize);
  return { rows: await shown(db, page), total };
};

export const findAnnouncement = async (db: Db, id: number): Promise<Announcement | null> => {
  const [row] = await shown(
    db,
    written(db).select('notice.id').where(sql<boolean>`notice.id = ${id}::bigint`),
  );
  return row ?? null;
};

type Ids = ReturnType<typeof idsOf>;
const idsOf = (db: Db) => written(db).select('notice.id');

const shown = async (db: Db, ids: Ids): Promise<Announcement[]> => {
  const rows = await db
    .selectFrom('notice')
    .leftJoin('account', 'account.id', 'notice.account_id')
    .where('notice.id', 'in', ids)
    .orderBy('notice.id', 'desc')
    .select(['notice.id', 'type', 'audience', 'username', 'only_these_languages', 'publish_at'])
    .select(['withdrawn_at', 'notice.created_at', sql<Record<string, NoticeText>>`notice.texts`.as('texts')])
    .select((eb) =>
      eb
        .selectFrom('notice_read')
        .whereRef('notice_read.notice_id', '=', 'notice.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('read_count'),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    audience: row.audience ?? 'all',
    username: row.username,
    onlyTheseLanguages: row.only_these_languages,
    texts: row.texts,
    publishAt: row.publish_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    readCount: row.read_count ?? 0,
  }));
};
