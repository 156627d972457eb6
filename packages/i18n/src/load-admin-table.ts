// The texts of the administrator's screens alone, by language.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

const loaders: Record<LanguageCode, () => Promise<TextTable>> = {
  en: async () => (await import('./tables/en/admin.ts')).admin,
  de: async () => (await import('./tables/de/admin.ts')).admin,
  'zh-cn': async () => (await import('./tables/zh-cn/admin.ts')).admin,
  es: async () => (await import('./tables/es/admin.ts')).admin,
  it: async () => (await import('./tables/it/admin.ts')).admin,
  fr: async () => (await import('./tables/fr/admin.ts')).admin,
  pt: async () => (await import('./tables/pt/admin.ts')).admin,
  nl: async () => (await import('./tables/nl/admin.ts')).admin,
  th: async () => (await import('./tables/th/admin.ts')).admin,
  ru: async () => (await import('./tables/ru/admin.ts')).admin,
  ko: async () => (await import('./tables/ko/admin.ts')).admin,
  id: async () => (await import('./tables/id/admin.ts')).admin,
  cs: async () => (await import('./tables/cs/admin.ts')).admin,
  pl: async () => (await import('./tables/pl/admin.ts')).admin,
};

export const loadAdminTable = (lang: LanguageCode): Promise<TextTable> => loaders[lang]();
