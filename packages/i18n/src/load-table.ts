import type { LanguageCode } from './languages.ts';

const loaders: Partial<Record<LanguageCode, () => Promise<Readonly<Record<string, string | undefined>>>>> = {
  en: async () => (await import('./tables/en.ts')).en,
  de: async () => (await import('./tables/de.ts')).de,
  'zh-cn': async () => (await import('./tables/zh-cn.ts')).zhCn,
};

export type LoadedTable = {
  /** The language the texts are in: English where the wanted one has no table yet. */
  readonly lang: LanguageCode;
  readonly texts: Readonly<Record<string, string | undefined>>;
};

export const loadTable = async (wanted: LanguageCode): Promise<LoadedTable> => {
  const lang = loaders[wanted] ? wanted : 'en';
  return { lang, texts: (await loaders[lang]?.()) ?? {} };
};
