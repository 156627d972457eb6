import { defaultLanguage, isLanguage } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { brandTitle } from './brand-title.ts';
import type { MailContent } from './mail-content.ts';
import type { RenderedMail } from './templates/render-mail.tsx';
import { zoneOf } from './zone-of.ts';

type Readable = {
  readonly serverGroup: string;
  readonly content: MailContent;
  readonly lang: string;
  readonly accountId: number | null;
};

/** In the reader's language and time zone, under the server group's brand; the code that does so is read with the first mail. */
export const renderForReader = async (
  db: Kysely<Database>,
  { serverGroup, content, lang, accountId }: Readable,
): Promise<RenderedMail> => {
  const { renderMail } = await import('./templates/render-mail.tsx');
  return renderMail(content, {
    lang: isLanguage(lang) ? lang : defaultLanguage,
    timeZone: await zoneOf(db, accountId),
    brand: await brandTitle(db, serverGroup),
  });
};
