import { defaultLanguage, type LanguageCode } from '@ohmstead/i18n';

/** Of our languages, those that Open-Meteo translates the names of places into. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'] as const satisfies readonly LanguageCode[];

export type PlaceLanguage = (typeof languages)[number];

export const placeLanguageOf = (lang: LanguageCode): PlaceLanguage =>
  languages.find((language) => language === lang) ?? defaultLanguage;
