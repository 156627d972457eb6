// The texts of the reports alone, by language.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

const loaders: Record<LanguageCode, () => Promise<TextTable>> = {
  en: async () => (await import('./tables/en/report-screens.ts')).reportScreens,
  de: async () => (await import('./tables/de/report-screens.ts')).reportScreens,
  'zh-cn': async () => (await import('./tables/zh-cn/report-screens.ts')).reportScreens,
  es: async () => (await import('./tables/es/report-screens.ts')).reportScreens,
  it: async () => (await import('./tables/it/report-screens.ts')).reportScreens,
  fr: async () => (await import('./tables/fr/report-screens.ts')).reportScreens,
  pt: async () => (await import('./tables/pt/report-screens.ts')).reportScreens,
  nl: async () => (await import('./tables/nl/report-screens.ts')).reportScreens,
  th: async () => (await import('./tables/th/report-screens.ts')).reportScreens,
  ru: async () => (await import('./tables/ru/report-screens.ts')).reportScreens,
  ko: async () => (await import('./tables/ko/report-screens.ts')).reportScreens,
  id: async () => (await import('./tables/id/report-screens.ts')).reportScreens,
  cs: async () => (await import('./tables/cs/report-screens.ts')).reportScreens,
  pl: async () => (await import('./tables/pl/report-screens.ts')).reportScreens,
};

export const loadReportsTable = (lang: LanguageCode): Promise<TextTable> => loaders[lang]();
