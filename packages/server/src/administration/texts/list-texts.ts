// The texts of the screens in one language, with what an administrator has put in their place.
import { pageSize } from '@ohmstead/contract';
import { isLanguage, type LanguageCode, type ReplaceableText, replaceableTexts } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import { type Outcome, refuseField } from '../../errors/outcome.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type TextQuery = {
  readonly lang: string;
  readonly search?: string | undefined;
  readonly onlyReplaced: boolean;
  readonly skip: number;
};

type ListedText = ReplaceableText & { readonly replacement: string | null };

export const listTexts = async (
  db: Db,
  { lang, search = '', onlyReplaced, skip }: TextQuery,
): Promise<Outcome<{ rows: ListedText[]; total: number }>> => {
  if (!isLanguage(lang)) return refuseField('lang', 'field_invalid');
  const replacements = await replacementsIn(db, lang);
  const words = search.toLowerCase().split(/\s+/);
  const found = replaceableTexts(lang)
    .map((text) => ({ ...text, replacement: replacements.get(text.key) ?? null }))
    .filter((text) => (!onlyReplaced || text.replacement !== null) && hasWords(text, words));
  return { rows: found.slice(skip, skip + pageSize), total: found.length };
};

const hasWords = ({ key, english, own, replacement }: ListedText, words: readonly string[]): boolean => {
  const whole = [key, english, own ?? '', replacement ?? ''].join('\n').toLowerCase();
  return words.every((word) => whole.includes(word));
};

const replacementsIn = async (db: Db, lang: LanguageCode): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('locale_text').select(['key', 'value']).where('lang', '=', lang).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
};
