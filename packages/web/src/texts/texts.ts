// The texts shown: one language's table at a time, the server's own texts over it.
import {
  isLanguage,
  type LanguageCode,
  languageOf,
  loadTable,
  renderText,
  type TextKey,
  type TextParams,
  type TextTable,
  tagOf,
} from '@ohmstead/i18n';
import { kept } from '../session/kept.ts';

const stored = kept('lang');

let shown: { readonly lang: LanguageCode; readonly table: TextTable } = { lang: 'en', table: {} };
const overrides = new Map<LanguageCode, TextTable>();
let version = 0;
const listeners = new Set<() => void>();

export const language = (): LanguageCode => shown.lang;

export const say = (key: TextKey, params?: TextParams): string =>
  renderText([overrides.get(shown.lang) ?? {}, shown.table], tagOf(shown.lang), key, params);

/** The saved language, else the browser's. */
export const startTexts = (): Promise<void> => {
  const saved = stored.get();
  return chooseLanguage(isLanguage(saved) ? saved : languageOf(navigator.languages));
};

let wanted: LanguageCode = 'en';

export const chooseLanguage = async (lang: LanguageCode): Promise<void> => {
  wanted = lang;
  const table = await loadTable(lang);
  // A later choice whose table came sooner stands.
  if (wanted !== lang) return;
  shown = { lang, table };
  stored.set(lang);
  document.documentElement.lang = tagOf(lang);
  announce();
};

/** The server's texts replace a language's by key. */
export const overrideTexts = (lang: LanguageCode, texts: TextTable): void => {
  overrides.set(lang, texts);
  announce();
};

const announce = (): void => {
  version += 1;
  for (const listener of listeners) listener();
};

export const subscribeTexts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes with every change of any text. */
export const textsVersion = (): number => version;
