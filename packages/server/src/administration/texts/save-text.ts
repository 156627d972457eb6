import { isLanguage, placeholdersOf, replaceableTexts } from '@ohmstead/i18n';
import type { Transaction } from 'kysely';
import { type Outcome, refuse, refuseField } from '../../errors/outcome.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import type { Administrator } from '../administrator.ts';
import { recordOf } from '../record-of.ts';

export type TextReplacement = {
  readonly lang: string;
  readonly key: string;
  /** Null takes the replacement away. */
  readonly value: string | null;
};

export const saveText = async (by: Administrator, replacement: TextReplacement): Promise<Outcome<null>> => {
  const { lang, key, value } = replacement;
  if (!isLanguage(lang)) return refuseField('lang', 'field_invalid');
  const text = replaceableTexts(lang).find((one) => one.key === key);
  // What no version of the product asks for any more can still be taken away.
  if (!text && value !== null) return refuse('text_key_unknown');
  const wanted = String(placeholdersOf(text?.own ?? text?.english ?? ''));
  if (value !== null && String(placeholdersOf(value)) !== wanted) return refuse('text_placeholders');
  await transact(by.db, async (trx) => {
    const before = await replacementOf(trx, replacement);
    if (before === value) return;
    await store(trx, replacement);
    await recordOf(trx, by, { action: 'admin.savetext', subject: key, detail: { lang, before, value } });
  });
  return null;
};

const replacementOf = async (
  trx: Transaction<Database>,
  { lang, key }: TextReplacement,
): Promise<string | null> => {
  const row = await trx
    .selectFrom('locale_text')
    .select('value')
    .where('lang', '=', lang)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
};

const store = async (trx: Transaction<Database>, { lang, key, value }: TextReplacement): Promise<void> => {
  if (value === null) {
    await trx.deleteFrom('locale_text').where('lang', '=', lang).where('key', '=', key).execute();
    return;
  }
  await trx
    .insertInto('locale_text')
    .values({ lang, key, value })
    .onConflict((conflict) => conflict.columns(['lang', 'key']).doUpdateSet({ value }))
    .execute();
};
