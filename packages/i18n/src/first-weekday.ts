import type { LanguageCode } from './languages.ts';
import { readerLocale } from './reader-locale.ts';

/** The weekday a week begins with for a reader of these locales, 0 Sunday … 6 Saturday. */
export const firstWeekday = (lang: LanguageCode, regions: readonly string[]): number =>
  sundayFirst.has(readerLocale(lang, regions).maximize().region ?? '') ? 0 : 1;

/** Of the regions our languages are spoken in (CLDR week data); not every browser knows. */
const sundayFirst = new Set([
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CO', 'PE', 'VE', 'GT', 'HN', 'SV', 'NI', 'PA', 'DO', 'PR', 'PY', 'BO'],
  ...['TH', 'KR', 'JP', 'TW', 'HK', 'MO', 'ID', 'PH', 'SG', 'IN', 'ZA', 'IL', 'PT'],
]);
