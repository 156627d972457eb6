import type { LanguageCode } from '@ohmstead/i18n';
import type { Transaction } from 'kysely';
import { confirmationLink, type MailContext } from '../accounts/contact-email.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { sendNotice } from '../notices/send-notice.ts';
import type { Database } from '../storage/schema.ts';

type Greeted = {
  readonly accountId: number;
  readonly fullName: string;
  readonly username: string;
  readonly email?: string | undefined;
  readonly lang: LanguageCode;
};

/** Welcomes whoever has registered by a notice, and by a mail if there is an address: its link confirms it. */
export const greet = async (
  trx: Transaction<Database>,
  { accountId, fullName, username, email, lang }: Greeted,
  { publicAddress, at }: Pick<MailContext, 'publicAddress'> & { readonly at: Date },
): Promise<void> => {
  await sendNotice(trx, {
    accountId,
    type: 'product',
    template: 'welcome',
    params: { fullName, username },
    link: null,
    at,
  });
  if (!email) return;
  const link = await confirmationLink(trx, { publicAddress, at }, { accountId, email });
  await queueMail(trx, {
    accountId,
    to: email,
    lang,
    content: { kind: 'welcome', fullName, username, link },
  });
};
