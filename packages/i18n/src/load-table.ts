// A language's texts in three parts, so that login and the main page wait for few, and only administrators for theirs.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

type TableLoader = {
  /** What login and the main page show. */
  readonly core: () => Promise<TextTable>;
  /** What every screen but the administrator's shows, the core included. */
  readonly whole: () => Promise<TextTable>;
  /** Of the administrator's screens alone. */
  readonly admin: () => Promise<TextTable>;
};

/** Each part has the texts of those before it. */
export const tableParts = ['core', 'whole', 'admin'] as const satisfies readonly (keyof TableLoader)[];
export type TablePart = (typeof tableParts)[number];

const english: TableLoader = {
  core: async () => (await import('./tables/en/core.ts')).core,
  whole: async () => (await import('./tables/en/whole.ts')).whole,
  admin: async () => (await import('./tables/en/admin.ts')).admin,
};

const loaders: Record<Exclude<LanguageCode, 'en'>, TableLoader> = {
  de: {
    core: async () => (await import('./tables/de/core.ts')).core,
    whole: async () => (await import('./tables/de.ts')).de,
    admin: async () => (await import('./tables/de/admin.ts')).admin,
  },
  'zh-cn': {
    core: async () => (await import('./tables/zh-cn/core.ts')).core,
    whole: async () => (await import('./tables/zh-cn.ts')).zhCn,
    admin: async () => (await import('./tables/zh-cn/admin.ts')).admin,
  },
  es: {
    core: async () => (await import('./tables/es/core.ts')).core,
    whole: async () => (await import('./tables/es.ts')).es,
    admin: async () => (await import('./tables/es/admin.ts')).admin,
  },
  it: {
    core: async () => (await import('./tables/it/core.ts')).core,
    whole: async () => (await import('./tables/it.ts')).it,
    admin: async () => (await import('./tables/it/admin.ts')).admin,
  },
  fr: {
    core: async () => (await import('./tables/fr/core.ts')).core,
    whole: async () => (await import('./tables/fr.ts')).fr,
    admin: async () => (await import('./tables/fr/admin.ts')).admin,
  },
  pt: {
    core: async () => (await import('./tables/pt/core.ts')).core,
    whole: async () => (await import('./tables/pt.ts')).pt,
    admin: async () => (await import('./tables/pt/admin.ts')).admin,
  },
  nl: {
    core: async () => (await import('./tables/nl/core.ts')).core,
    whole: async () => (await import('./tables/nl.ts')).nl,
    admin: async () => (await import('./tables/nl/admin.ts')).admin,
  },
  th: {
    core: async () => (await import('./tables/th/core.ts')).core,
    whole: async () => (await import('./tables/th.ts')).th,
    admin: async () => (await import('./tables/th/admin.ts')).admin,
  },
  ru: {
    core: async () => (await import('./tables/ru/core.ts')).core,
    whole: async () => (await import('./tables/ru.ts')).ru,
    admin: async () => (await import('./tables/ru/admin.ts')).admin,
  },
  ko: {
    core: async () => (await import('./tables/ko/core.ts')).core,
    whole: async () => (await import('./tables/ko.ts')).ko,
    admin: async () => (await import('./tables/ko/admin.ts')).admin,
  },
  id: {
    core: async () => (await import('./tables/id/core.ts')).core,
    whole: async () => (await import('./tables/id.ts')).id,
    admin: async () => (await import('./tables/id/admin.ts')).admin,
  },
  cs: {
    core: async () => (await import('./tables/cs/core.ts')).core,
    whole: async () => (await import('./tables/cs.ts')).cs,
    admin: async () => (await import('./tables/cs/admin.ts')).admin,
  },
  pl: {
    core: async () => (await import('./tables/pl/core.ts')).core,
    whole: async () => (await import('./tables/pl.ts')).pl,
    admin: async () => (await import('./tables/pl/admin.ts')).admin,
  },
};

export const loadTable = async (lang: LanguageCode, part: TablePart): Promise<TextTable> => {
  const loader = lang === 'en' ? english : loaders[lang];
  if (part !== 'admin') return loader[part]();
  const [whole, admin] = await Promise.all([loader.whole(), loader.admin()]);
  return { ...whole, ...admin };
};
