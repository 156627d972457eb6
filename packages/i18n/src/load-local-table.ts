// The texts of local mode alone, by language.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

const loaders: Record<LanguageCode, () => Promise<TextTable>> = {
  en: async () => (await import('./tables/en/local.ts')).local,
  de: async () => (await import('./tables/de/local.ts')).local,
  'zh-cn': async () => (await import('./tables/zh-cn/local.ts')).local,
  es: async () => (await import('./tables/es/local.ts')).local,
  it: async () => (await import('./tables/it/local.ts')).local,
  fr: async () => (await import('./tables/fr/local.ts')).local,
  pt: async () => (await import('./tables/pt/local.ts')).local,
  nl: async () => (await import('./tables/nl/local.ts')).local,
  th: async () => (await import('./tables/th/local.ts')).local,
  ru: async () => (await import('./tables/ru/local.ts')).local,
  ko: async () => (await import('./tables/ko/local.ts')).local,
  id: async () => (await import('./tables/id/local.ts')).local,
  cs: async () => (await import('./tables/cs/local.ts')).local,
  pl: async () => (await import('./tables/pl/local.ts')).local,
};

export const loadLocalTable = (lang: LanguageCode): Promise<TextTable> => loaders[lang]();
