import { type LanguageCode, tagOf } from './languages.ts';

/**
 * The weekday a week begins with where the language is spoken, 0 Sunday … 6 Saturday. `regions` are the reader's own
 * locales, such as en-GB: one of the same language knows better than the language alone.
 */
export const firstWeekday = (lang: LanguageCode, regions: readonly string[]): number => {
  const language = new Intl.Locale(tagOf(lang)).language;
  const locale =
    regions.map(localeOf).find((one) => one?.language === language && one.region) ?? localeOf(tagOf(lang));
  return sundayFirst.has(locale?.maximize().region ?? '') ? 0 : 1;
};

const localeOf = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};

/** Of the regions our languages are spoken in (CLDR week data); not every browser knows. */
const sundayFirst = new Set([
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CO', 'PE', 'VE', 'GT', 'HN', 'SV', 'NI', 'PA', 'DO', 'PR', 'PY', 'BO'],
  ...['TH', 'KR', 'JP', 'TW', 'HK', 'MO', 'ID', 'PH', 'SG', 'IN', 'ZA', 'IL', 'PT'],
]);
