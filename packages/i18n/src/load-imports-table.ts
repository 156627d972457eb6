// The texts of the screen that imports history alone, by language.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

const loaders: Record<LanguageCode, () => Promise<TextTable>> = {
  en: async () => (await import('./tables/en/imports.ts')).imports,
  de: async () => (await import('./tables/de/imports.ts')).imports,
  'zh-cn': async () => (await import('./tables/zh-cn/imports.ts')).imports,
  es: async () => (await import('./tables/es/imports.ts')).imports,
  it: async () => (await import('./tables/it/imports.ts')).imports,
  fr: async () => (await import('./tables/fr/imports.ts')).imports,
  pt: async () => (await import('./tables/pt/imports.ts')).imports,
  nl: async () => (await import('./tables/nl/imports.ts')).imports,
  th: async () => (await import('./tables/th/imports.ts')).imports,
  ru: async () => (await import('./tables/ru/imports.ts')).imports,
  ko: async () => (await import('./tables/ko/imports.ts')).imports,
  id: async () => (await import('./tables/id/imports.ts')).imports,
  cs: async () => (await import('./tables/cs/imports.ts')).imports,
  pl: async () => (await import('./tables/pl/imports.ts')).imports,
};

export const loadImportsTable = (lang: LanguageCode): Promise<TextTable> => loaders[lang]();
