import { defaultLanguage, isLanguage } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { MailContent } from './mail-content.ts';
import type { RenderedMail } from './templates/render-mail.tsx';
import { zoneOf } from './zone-of.ts';

export const productName = 'Ohmstead';

type Readable = {
  readonly content: MailContent;
  readonly lang: string;
  readonly accountId: number | null;
};

/** In the reader's language and time zone; the code that does so is read with the first mail. */
export const renderForReader = async (
  db: Kysely<Database>,
  { content, lang, accountId }: Readable,
): Promise<RenderedMail> => {
  const { renderMail } = await import('./templates/render-mail.tsx');
  return renderMail(content, {
    lang: isLanguage(lang) ? lang : defaultLanguage,
    timeZone: await zoneOf(db, accountId),
    title: productName,
  });
};
