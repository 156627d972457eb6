// One mail as its reader gets it, but for what only its reader may have: the one-time token in its link.
import type { ListedMail } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { brandTitle } from '../../mail/brand-title.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { filesOfMail, withPicturesInside } from '../../mail/mail-files.ts';
import { renderForReader } from '../../mail/render-for-reader.ts';
import type { Database } from '../../storage/schema.ts';
import { presentMail, readMails } from './read-mails.ts';

export type MailDetail = ListedMail & {
  readonly messageId: string | null;
  /** Null: the content is no longer kept. */
  readonly text: string | null;
  readonly html: string | null;
};

type Asked = { readonly id: number; readonly serverGroup: string };

export const mailDetail = async (
  db: Kysely<Database>,
  { id, serverGroup }: Asked,
): Promise<Outcome<MailDetail>> => {
  const row = await readMails(db)
    .select(['mail.message_id', 'mail.account_id'])
    .where('mail.id', '=', id)
    .executeTakeFirst();
  if (!row) return refuse('wrong_id');
  const content = row.content === null ? null : withoutToken(row.content as MailContent);
  const rendered =
    content &&
    (await renderForReader(db, { serverGroup, content, lang: row.lang, accountId: row.account_id }));
  return {
    ...presentMail(row, await brandTitle(db, serverGroup)),
    messageId: row.message_id,
    text: rendered?.text ?? null,
    html: rendered ? withPicturesInside(rendered.html, await filesOfMail(db, id)) : null,
  };
};

/** A token stands in the fragment, that of a recipient in the path. A query has none, and is left out all the same. */
const withoutToken = (content: MailContent): MailContent => {
  if ('leaveLink' in content)
    return { ...content, leaveLink: content.leaveLink?.replace(/[^/]*$/, '…') ?? null };
  return 'link' in content && content.link !== undefined
    ? { ...content, link: content.link.replace(/[?#].*$/s, '#…') }
    : content;
};
