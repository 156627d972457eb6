// The files that go with mails: pictures in the HTML, and attachments.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type MailFile = {
  readonly name: string;
  readonly mediaType: string;
  /** What the HTML names a picture by; null for an attachment. */
  readonly contentId: string | null;
  readonly bytes: Buffer;
};

type Db = Kysely<Database>;

/** Answers their ids. */
export const storeMailFiles = async (db: Db, files: readonly MailFile[]): Promise<number[]> => {
  if (files.length === 0) return [];
  const rows = await db
    .insertInto('mail_file')
    .values(
      files.map(({ name, mediaType, contentId, bytes }) => ({
        name,
        media_type: mediaType,
        content_id: contentId,
        bytes,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const filesOfMail = (db: Db, mailId: number): Promise<MailFile[]> =>
  db
    .selectFrom('mail_file')
    .innerJoin('mail_attachment', 'mail_attachment.file_id', 'mail_file.id')
    .select(['name', 'media_type as mediaType', 'content_id as contentId', 'bytes'])
    .where('mail_attachment.mail_id', '=', mailId)
    .orderBy('mail_file.id')
    .execute();

/** Those of mails that are sent, or of no mail. */
export const forgetMailFiles = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('mail_attachment')
    .using('mail')
    .whereRef('mail.id', '=', 'mail_attachment.mail_id')
    .where('mail.content', 'is', null)
    .execute();
  await sql`delete from mail_file where created_at < now() - interval '1 hour'
    and not exists (select from mail_attachment where file_id = mail_file.id)`.execute(db);
};

/** For a reader who has no mail program: the pictures stand in the HTML itself. */
export const withPicturesInside = (html: string, files: readonly MailFile[]): string =>
  files.reduce(
    (page, { contentId, mediaType, bytes }) =>
      contentId === null
        ? page
        : page.replaceAll(`cid:${contentId}`, `data:${mediaType};base64,${bytes.toString('base64')}`),
    html,
  );
