// Queues one mail for each recipient of an account who has not left, in the transaction of what it is about.
import { languageOf } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { PublicAddress } from '../../config/public-address.ts';
import type { ToRecipient } from '../../mail/auto-send-content.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { putMail } from '../../mail/put-mail.ts';
import { senderName } from '../../mail/sender-name.ts';
import type { Database } from '../../storage/schema.ts';
import { makeLeaveToken } from './leave.ts';
import { listedRecipients } from './recipient-store.ts';

type Db = Kysely<Database>;

export type SentMail = {
  readonly accountId: number;
  readonly at: Date;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
  /** The page of the app that it is about. */
  readonly page: `/${string}`;
  readonly urgency: 1 | 2;
  readonly fileIds?: readonly number[];
  /** Those who were asked later get none. */
  readonly askedBefore?: Date;
  /** What stands before the @ of the Message-ID, without the recipient. */
  readonly messageName: (recipient: string) => string;
  /** `isStranger`: it is not the account's own confirmed address. */
  readonly contentFor: (to: ToRecipient, isStranger: boolean) => MailContent;
  /** False: this recipient is not to get it, for instance since they have it already. */
  readonly claim?: (recipient: string) => Promise<boolean>;
  readonly onQueued?: (recipient: string, mailId: number) => Promise<void>;
};

/** Answers how many were queued. */
export const mailRecipients = async (trx: Db, mail: SentMail): Promise<number> => {
  const owner = await ownerOf(trx, mail.accountId);
  let queued = 0;
  for (const recipient of await listedRecipients(trx, mail.accountId)) {
    if (recipient.left_at !== null || (mail.askedBefore && recipient.asked_at > mail.askedBefore)) continue;
    if (!((await mail.claim?.(recipient.email)) ?? true)) continue;
    await mailOne(trx, mail, { owner, recipient });
    queued += 1;
  }
  return queued;
};

type Recipient = Awaited<ReturnType<typeof listedRecipients>>[number];
type Owner = Awaited<ReturnType<typeof ownerOf>>;

const mailOne = async (
  trx: Db,
  mail: SentMail,
  { owner, recipient }: { readonly owner: Owner; readonly recipient: Recipient },
): Promise<void> => {
  const { accountId, at, publicAddress, page, urgency, fileIds } = mail;
  const isStranger = !owner.isOwn(recipient.email);
  const token = await makeLeaveToken(trx, recipient.id, at);
  const to: ToRecipient = {
    sender: isStranger ? senderName(owner) : null,
    isFirst: recipient.introduced_at === null,
    leaveLink: publicAddress.linkTo(`/leave/${token}`),
    link: publicAddress.linkTo(page),
  };
  const id = await putMail(trx, {
    accountId,
    to: recipient.email,
    lang: languageOf([owner.lang]),
    content: mail.contentFor(to, isStranger),
    urgency,
    messageName: mail.messageName(recipient.email),
    ...(fileIds && { fileIds }),
    afterDays: await daysToWait(trx, recipient.email),
  });
  if (id !== null) await mail.onQueued?.(recipient.email, id);
  if (to.isFirst)
    await trx
      .updateTable('auto_send_recipient')
      .set({ introduced_at: at })
      .where('id', '=', recipient.id)
      .execute();
};

const ownerOf = async (db: Db, accountId: number) => {
  const { email, email_confirmed_at, ...owner } = await db
    .selectFrom('account')
    .select(['username', 'full_name as fullName', 'lang', 'email', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const own = email_confirmed_at === null ? null : email?.toLowerCase();
  return { ...owner, isOwn: (address: string) => address.toLowerCase() === own };
};

/** What an address gets by itself within 24 hours, from all accounts; what is more waits, so that nothing is lost. */
const mostPerDay = 500;

const daysToWait = async (db: Db, email: string): Promise<number> => {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(to_address) = lower(${email})`)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('urgency', '>', 0)
    .executeTakeFirstOrThrow();
  return Math.floor(count / mostPerDay);
};
