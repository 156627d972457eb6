// The texts shown: one language's table at a time, the server's own texts over it, English under it.
import {
  isLanguage,
  type LanguageCode,
  languageOf,
  loadTable,
  renderText,
  type TablePart,
  type TextKey,
  type TextParams,
  type TextTable,
  tableParts,
  tagOf,
} from '@ohmstead/i18n';
import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';

const stored = kept('lang');

let shown: {
  readonly lang: LanguageCode;
  readonly table: TextTable;
} = { lang: 'en', table: {} };
const overrides = new Map<LanguageCode, TextTable>();
/** Loaded when a language turns out to lack a text. */
let english: { readonly part: TablePart; readonly table: TextTable } | null = null;
let version = 0;
const listeners = createListeners();

export const language = (): LanguageCode => shown.lang;

export const say = (key: TextKey, params?: TextParams): string => {
  const tables = [overrides.get(shown.lang) ?? {}, shown.table, english?.table ?? {}];
  const text = renderText(tables, tagOf(shown.lang), key, params);
  if (text === key) fillGap();
  return text;
};

let wanted: LanguageCode = 'en';
let wantedPart: TablePart = 'whole';
let shownPart: TablePart = 'core';

/** The saved language, else the browser's; as many of its texts as the first page shows. */
export const startTexts = (part: TablePart): Promise<void> => {
  wantedPart = part;
  const saved = stored.get();
  return chooseLanguage(isLanguage(saved) ? saved : languageOf(navigator.languages));
};

/** Texts that were loaded once stay. */
export const loadTexts = async (part: TablePart): Promise<void> => {
  if (isLess(wantedPart, part)) wantedPart = part;
  if (isLess(shownPart, wantedPart)) await chooseLanguage(wanted);
};

/** Pages other than login and the main page need all texts but those of the administrator's screens. */
export const loadAllTexts = (): Promise<void> => loadTexts('whole');

const isLess = (part: TablePart, than: TablePart): boolean =>
  tableParts.indexOf(part) < tableParts.indexOf(than);

export const chooseLanguage = async (lang: LanguageCode): Promise<void> => {
  wanted = lang;
  const part = wantedPart;
  const table = await loadTable(lang, part);
  // A later choice whose table came sooner stands, and so does a whole table over its own core.
  const isOvertaken = isLess(part, shownPart) && shown.lang === lang;
  if (wanted !== lang || isOvertaken) return;
  shown = { lang, table };
  shownPart = part;
  stored.set(lang);
  document.documentElement.lang = tagOf(lang);
  announce();
};

let filling: Promise<void> | null = null;

/** A text asked for before its part was loaded, or one its language lacks. */
const fillGap = (): void => {
  if (filling !== null || (shownPart !== 'core' && english?.part === shownPart)) return;
  filling = (shownPart === 'core' ? loadAllTexts() : loadEnglish())
    .catch(() => undefined)
    .finally(() => {
      filling = null;
    });
};

const loadEnglish = async (): Promise<void> => {
  const part = shownPart;
  english = { part, table: await loadTable('en', part) };
  announce();
};

/** The server's texts replace a language's by key. */
export const overrideTexts = (lang: LanguageCode, texts: TextTable): void => {
  overrides.set(lang, texts);
  announce();
};

const announce = (): void => {
  version += 1;
  listeners.announce();
};

export const subscribeTexts = listeners.subscribe;

/** Changes with every change of any text. */
export const textsVersion = (): number => version;
