import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

const english = async (): Promise<TextTable> => (await import('./tables/en.ts')).en;

const loaders: Partial<Record<LanguageCode, () => Promise<TextTable>>> = {
  de: async () => (await import('./tables/de.ts')).de,
  'zh-cn': async () => (await import('./tables/zh-cn.ts')).zhCn,
};

/** A language's texts; English for one that has no table yet. */
export const loadTable = (lang: LanguageCode): Promise<TextTable> => (loaders[lang] ?? english)();
