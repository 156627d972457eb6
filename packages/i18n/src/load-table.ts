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

/** Each part has the texts of those before it. */
export const tableParts = ['core', 'whole', 'reports', 'imports', 'local', 'admin'] as const;
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

export const loadTable = async (lang: LanguageCode, part: TablePart): Promise<TextTable> => {
  const loader = lang === 'en' ? english : loaders[lang];
  if (part === 'core' || part === 'whole') return loader[part]();
  // Where these lie is loaded with them.
  const { loadReportsTable } = await import('./load-reports-table.ts');
  const [whole, ofReports] = await Promise.all([loader.whole(), loadReportsTable(lang)]);
  const reports = { ...whole, ...ofReports };
  if (part === 'reports') return reports;
  const { loadImportsTable } = await import('./load-imports-table.ts');
  const imports = { ...reports, ...(await loadImportsTable(lang)) };
  if (part === 'imports') return imports;
  const { loadLocalTable } = await import('./load-local-table.ts');
  const local = { ...imports, ...(await loadLocalTable(lang)) };
  if (part === 'local') return local;
  const { loadAdminTable } = await import('./load-admin-table.ts');
  return { ...local, ...(await loadAdminTable(lang)) };
};
