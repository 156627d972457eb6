// The menu's languages in the specification's order, each by its own name.
export const languages = [
  { code: 'en', tag: 'en', name: 'English' },
  { code: 'de', tag: 'de', name: 'Deutsch' },
  { code: 'es', tag: 'es', name: 'Español' },
  { code: 'it', tag: 'it', name: 'Italiano' },
  { code: 'fr', tag: 'fr', name: 'Français' },
  // The texts are European Portuguese; `pt` alone means Brazil to Intl.
  { code: 'pt', tag: 'pt-PT', name: 'Português' },
  { code: 'nl', tag: 'nl', name: 'Nederlands' },
  { code: 'th', tag: 'th', name: 'ไทย' },
  { code: 'ru', tag: 'ru', name: 'Русский' },
  { code: 'ko', tag: 'ko', name: '한국어' },
  { code: 'id', tag: 'id', name: 'Bahasa Indonesia' },
  { code: 'cs', tag: 'cs', name: 'Čeština' },
  { code: 'zh-cn', tag: 'zh-CN', name: '简体中文' },
] as const;

/** Has its texts but no place in the specification's menu: it comes by the browser's wish. */
const polish = { code: 'pl', tag: 'pl', name: 'Polski' } as const;
const known = [...languages, polish] as const;

/** All that have texts, the menu's and Polish. */
export const writtenLanguages: readonly { readonly code: LanguageCode; readonly name: string }[] = known;

export type LanguageCode = (typeof known)[number]['code'];
/** BCP 47, for Intl and the `lang` attribute. */
export type LanguageTag = (typeof known)[number]['tag'];

export const defaultLanguage = 'en' satisfies LanguageCode;

export const isLanguage = (value: unknown): value is LanguageCode =>
  known.some((language) => language.code === value);

export const tagOf = (code: LanguageCode): LanguageTag =>
  known.find((language) => language.code === code)?.tag ?? defaultLanguage;

/** The first wanted language there is: a browser's list (`de-AT`, `zh-TW`) or a `lang` header (`zh-cn`). */
export const languageOf = (wanted: readonly string[]): LanguageCode => {
  for (const tag of wanted) {
    const found = known.find((language) => primaryOf(language.code) === primaryOf(tag));
    if (found) return found.code;
  }
  return defaultLanguage;
};

const primaryOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
