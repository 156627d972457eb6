// The texts shown: one table loaded at a time, the server's own texts over it, English beneath.
import {
  isLanguage,
  type LanguageCode,
  languageOf,
  loadTable,
  type TextKey,
  type TextParams,
  tagOf,
} from '@ohmstead/i18n';
import { createInstance } from 'i18next';
import { kept } from '../session/kept.ts';

const namespace = 'texts';
const stored = kept('lang');
const i18n = createInstance();

let current: LanguageCode = 'en';
let version = 0;
const listeners = new Set<() => void>();

export const language = (): LanguageCode => current;

export const say = (key: TextKey, params: TextParams = {}): string => i18n.t(key, params);

/** The saved language, else the browser's. */
export const startTexts = async (): Promise<void> => {
  await i18n.init({
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: namespace,
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  const saved = stored.get();
  await show(isLanguage(saved) ? saved : languageOf(navigator.languages));
};

export const chooseLanguage = (lang: LanguageCode): Promise<void> => show(lang);

/** The server's texts replace the active language's by key. */
export const overrideTexts = (lang: LanguageCode, texts: Readonly<Record<string, string>>): void => {
  i18n.addResourceBundle(tagOf(lang), namespace, texts, true, true);
  announce();
};

const show = async (lang: LanguageCode): Promise<void> => {
  const table = await loadTable(lang);
  const tag = tagOf(table.lang);
  if (!i18n.hasResourceBundle(tag, namespace)) i18n.addResourceBundle(tag, namespace, table.texts);
  await i18n.changeLanguage(tagOf(lang));
  current = lang;
  stored.set(lang);
  document.documentElement.lang = tagOf(lang);
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
