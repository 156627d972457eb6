// The outbox as an administrator sees it, the newest mail first.
import type { ListedMail, mailStates } from '@ohmstead/contract';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { brandTitle } from '../../mail/brand-title.ts';
import type { Database } from '../../storage/schema.ts';
import { inOrderOf, pageOfIds } from '../lists/page-of-ids.ts';
import { matchesAll, patternsOf } from '../lists/search-patterns.ts';
import { type MailRowShown, presentMail, readMails } from './read-mails.ts';

type State = (typeof mailStates)[number];

export type MailQuery = {
  readonly search?: string | undefined;
  readonly state?: State | undefined;
  readonly skip: number;
  readonly serverGroup: string;
};

export type MailPage = { readonly rows: ListedMail[]; readonly total: number };

export const listMails = async (
  db: Kysely<Database>,
  { search, state, skip, serverGroup }: MailQuery,
): Promise<MailPage> => {
  const patterns = patternsOf(search);
  const { ids, total } = await pageOfIds(db, {
    found: sql`select mail.id from mail left join account on account.id = mail.account_id
      where ${inState(state)} and ${matchesAll(searched, patterns)}`,
    order: sql`id desc`,
    skip,
    isCostly: patterns.length > 0,
  });
  const rows: MailRowShown[] = await readMails(db)
    .where('mail.id', 'in', [...ids, 0])
    .execute();
  const brand = await brandTitle(db, serverGroup);
  return { rows: inOrderOf(ids, rows).map((row) => presentMail(row, brand)), total };
};

const searched = sql`lower(mail.to_address || E'\\n' || mail.subject || E'\\n' || coalesce(account.username, ''))`;

const inState = (state: State | undefined): RawBuilder<SqlBool> => {
  if (state === undefined) return sql`true`;
  if (state === 'sent') return sql`mail.sent_at is not null`;
  if (state === 'failed') return sql`mail.failed_at is not null`;
  return sql`mail.sent_at is null and mail.failed_at is null`;
};
