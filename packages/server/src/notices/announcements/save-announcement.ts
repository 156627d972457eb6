// A draft is saved, published or scheduled. What readers may have seen stays as it is.
import { type Announcement, type AnnouncementInput, calls } from '@ohmstead/contract';
import { isLanguage } from '@ohmstead/i18n';
import { type Kysely, sql, type Transaction } from 'kysely';
import { usernameKeyOf } from '../../accounts/account-store.ts';
import { recordAction } from '../../administration/record-action.ts';
import { isRefused, type Outcome, type Refusal, refuse, refuseField } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import type { Database } from '../../storage/schema.ts';
import { type AnnouncementState, findAnnouncement } from './announcement-store.ts';
import { type Author, subjectOf } from './author.ts';

type Trx = Transaction<Database>;

export const saveAnnouncement = (
  db: Kysely<Database>,
  author: Author,
  input: AnnouncementInput,
): Promise<Outcome<Announcement>> =>
  transactUnlessRefused(db, async (trx) => {
    const refused = (await refuseChange(trx, input.id, author.at)) ?? refuseUnknownLanguage(input);
    if (refused) return refused;
    const addressee = await addresseeOf(trx, input);
    if (isRefused(addressee)) return addressee;
    const id = await write(trx, author, { ...input, addressee });
    const saved = await findAnnouncement(trx, id);
    if (!saved) return refuse('wrong_id');
    await recordAction(trx, {
      administrator: author.username,
      action: calls.admin.saveannouncement.name,
      subject: subjectOf(saved),
      detail: {
        id,
        state: stateOf(saved, author.at),
        type: saved.type,
        audience: saved.audience,
        username: saved.username,
        languages: Object.keys(saved.texts).join(),
        publishAt: saved.publishAt,
      },
      at: author.at,
    });
    return saved;
  });

/** Null where it may be written; it is locked until then. */
const refuseChange = async (trx: Trx, id: number, at: Date): Promise<Refusal | null> => {
  if (id === 0) return null;
  const row = await trx
    .selectFrom('notice')
    .select(['publish_at', 'withdrawn_at'])
    .where(sql<boolean>`id = ${id}::bigint`)
    .where('texts', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse('wrong_id');
  const isOut = row.withdrawn_at !== null || (row.publish_at !== null && row.publish_at <= at);
  return isOut ? refuse('announcement_published') : null;
};

const refuseUnknownLanguage = ({ texts }: AnnouncementInput): Refusal | null =>
  Object.keys(texts).every(isLanguage) ? null : refuseField('texts', 'field_invalid');

/** Null for an audience of many. */
const addresseeOf = async (
  trx: Trx,
  { audience, username }: AnnouncementInput,
): Promise<Outcome<number | null>> => {
  if (audience !== 'account') return null;
  if (username === undefined) return refuseField('username', 'username_required');
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKeyOf(username))
    .executeTakeFirst();
  return account?.id ?? refuseField('username', 'username_unknown');
};

type Written = AnnouncementInput & { readonly addressee: number | null };

const write = async (trx: Trx, { accountId, at }: Author, written: Written): Promise<number> => {
  const columns = {
    account_id: written.addressee,
    type: written.type,
    audience: written.audience,
    only_these_languages: written.onlyTheseLanguages,
    texts: JSON.stringify(written.texts),
    publish_at: written.publishAt === null ? null : notBefore(at, new Date(written.publishAt)),
    written_by: accountId,
  };
  if (written.id !== 0) {
    await trx.updateTable('notice').set(columns).where('id', '=', written.id).execute();
    return written.id;
  }
  const { id } = await trx
    .insertInto('notice')
    .values({ ...columns, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** It comes now where its time has passed, so that it is the newest. */
const notBefore = (now: Date, wanted: Date): Date => (wanted < now ? now : wanted);

const stateOf = ({ publishAt }: Announcement, at: Date): AnnouncementState => {
  if (publishAt === null) return 'draft';
  return new Date(publishAt) > at ? 'scheduled' : 'published';
};
