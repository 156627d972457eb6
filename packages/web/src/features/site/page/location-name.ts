import { type LanguageCode, tagOf } from '@ohmstead/i18n';

export type LocationParts = { readonly city: string | null; readonly country: string | null };

/** City and country in the reader's language, or whichever is known. */
export const locationName = ({ city, country }: LocationParts, lang: LanguageCode): string | null => {
  const names = [city, country && countryName(country, lang)].filter(Boolean);
  return names.length === 0 ? null : names.join(', ');
};

/** The code itself where the browser has no name for it. */
const countryName = (code: string, lang: LanguageCode): string =>
  new Intl.DisplayNames([tagOf(lang)], { type: 'region', fallback: 'code' }).of(code) ?? code;
