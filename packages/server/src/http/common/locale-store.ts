import type { LanguageCode } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';

/** Far more texts than there are. */
const mostTexts = 10_000;

export const localeTexts = async (
  db: Kysely<Database>,
  lang: LanguageCode,
): Promise<Record<string, string>> => {
  const rows = await db
    .selectFrom('locale_text')
    .select(['key', 'value'])
    .where('lang', '=', lang)
    .limit(mostTexts)
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
