import { languageOf } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { PublicAddress } from '../config/public-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../storage/schema.ts';

/** Says so to the account's contact address, so that its owner learns of a password that somebody else changed. */
export const queuePasswordChanged = async (
  trx: Kysely<Database>,
  { publicAddress }: { readonly publicAddress: PublicAddress },
  accountId: number,
): Promise<void> => {
  const { username, email, lang } = await trx
    .selectFrom('account')
    .select(['username', 'email', 'lang'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  const content = {
    kind: 'passwordChanged',
    username,
    link: publicAddress.linkTo('/forgotPassword'),
  } as const;
  await queueMail(trx, { accountId, to: email, lang: languageOf([lang]), content });
};
