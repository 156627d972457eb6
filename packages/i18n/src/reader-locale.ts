import { type LanguageCode, tagOf } from './languages.ts';

/**
 * The locale whose habits a reader of the language has. `regions` are the reader's own locales, such as en-GB: one of the
 * same language knows better than the language alone.
 */
export const readerLocale = (lang: LanguageCode, regions: readonly string[]): Intl.Locale => {
  const alone = new Intl.Locale(tagOf(lang));
  return regions.map(localeOf).find((one) => one?.language === alone.language && one.region) ?? alone;
};

const localeOf = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};
