// A language's texts in six parts, so that login and the main page wait for few, and only reports, imports, the app's
// local mode and administrators for theirs.
import type { LanguageCode } from './languages.ts';
import type { TextTable } from './render-text.ts';

type TableLoader = {
  /** What login and the main page show. */
  readonly core: () => Promise<TextTable>;
  /** What every screen but reports, that of imports, the administrator's and those of local mode shows, the core included. */
  readonly whole: () => Promise<TextTable>;
};

const furtherParts = ['reports', 'imports', 'local', 'admin'] as const;

/** Each part has the texts of those before it. */
export const tableParts = ['core', 'whole', ...furtherParts] as const;
export type TablePart = (typeof tableParts)[number];

const english: TableLoader = {
  core: async () => (await import('./tables/en/core.ts')).core,
  whole: async () => (await import('./tables/en/whole.ts')).whole,
};

const loaders: Record<Exclude<LanguageCode, 'en'>, TableLoader> = {
  de: {
    core: async () => (await import('./tables/de/core.ts')).core,
    whole: async () => (await import('./tables/de.ts')).de,
  },
  'zh-cn': {
    core: async () => (await import('./tables/zh-cn/core.ts')).core,
    whole: async () => (await import('./tables/zh-cn.ts')).zhCn,
  },
  es: {
    core: async () => (await import('./tables/es/core.ts')).core,
    whole: async () => (await import('./tables/es.ts')).es,
  },
  it: {
    core: async () => (await import('./tables/it/core.ts')).core,
    whole: async () => (await import('./tables/it.ts')).it,
  },
  fr: {
    core: async () => (await import('./tables/fr/core.ts')).core,
    whole: async () => (await import('./tables/fr.ts')).fr,
  },
  pt: {
    core: async () => (await import('./tables/pt/core.ts')).core,
    whole: async () => (await import('./tables/pt.ts')).pt,
  },
  nl: {
    core: async () => (await import('./tables/nl/core.ts')).core,
    whole: async () => (await import('./tables/nl.ts')).nl,
  },
  th: {
    core: async () => (await import('./tables/th/core.ts')).core,
    whole: async () => (await import('./tables/th.ts')).th,
  },
  ru: {
    core: async () => (await import('./tables/ru/core.ts')).core,
    whole: async () => (await import('./tables/ru.ts')).ru,
  },
  ko: {
    core: async () => (await import('./tables/ko/core.ts')).core,
    whole: async () => (await import('./tables/ko.ts')).ko,
  },
  id: {
    core: async () => (await import('./tables/id/core.ts')).core,
    whole: async () => (await import('./tables/id.ts')).id,
  },
  cs: {
    core: async () => (await import('./tables/cs/core.ts')).core,
    whole: async () => (await import('./tables/cs.ts')).cs,
  },
  pl: {
    core: async () => (await import('./tables/pl/core.ts')).core,
    whole: async () => (await import('./tables/pl.ts')).pl,
  },
};

/** Where the texts of these lie is loaded with them: few people need to know. */
const further: Record<(typeof furtherParts)[number], (lang: LanguageCode) => Promise<TextTable>> = {
  reports: async (lang) => (await import('./load-reports-table.ts')).loadReportsTable(lang),
  imports: async (lang) => (await import('./load-imports-table.ts')).loadImportsTable(lang),
  local: async (lang) => (await import('./load-local-table.ts')).loadLocalTable(lang),
  admin: async (lang) => (await import('./load-admin-table.ts')).loadAdminTable(lang),
};

export const loadTable = async (lang: LanguageCode, part: TablePart): Promise<TextTable> => {
  const loader = lang === 'en' ? english : loaders[lang];
  if (part === 'core' || part === 'whole') return loader[part]();
  const parts = furtherParts.slice(0, furtherParts.indexOf(part) + 1);
  const tables = await Promise.all([loader.whole(), ...parts.map((one) => further[one](lang))]);
  return Object.assign({}, ...tables);
};
