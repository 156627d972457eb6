// Tells the page which files its first screen will need, so that they come beside the program and not after it.
import type { Plugin, Rolldown } from 'vite';

/** What `public/early.js` reads. */
type EarlyFiles = {
  /** By language: the texts of the first screens. */
  readonly tables: Readonly<Record<string, string>>;
  readonly login: readonly string[];
  readonly main: readonly string[];
};

const corePattern = /[\\/]tables[\\/]([\w-]+)[\\/]core\.ts$/;

export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      bundle && [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'early-files' },
          children: JSON.stringify(filesOf(bundle)),
          injectTo: 'head',
        },
      ],
  },
});

const filesOf = (bundle: Rolldown.OutputBundle): EarlyFiles => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = neededBy(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  const forScreens = (...names: string[]) => {
    const screens = chunks.filter(({ facadeModuleId }) =>
      names.some((name) => facadeModuleId?.endsWith(`/${name}.tsx`)),
    );
    return neededBy(bundle, screens).filter((file) => !entry.includes(file));
  };
  return {
    tables: tablesOf(chunks),
    login: forScreens('LoginScreen'),
    main: forScreens('AppFrame', 'MainScreen'),
  };
};

const tablesOf = (chunks: readonly Rolldown.OutputChunk[]): Record<string, string> =>
  Object.fromEntries(
    chunks.flatMap((chunk) => {
      const lang = chunk.facadeModuleId?.match(corePattern)?.[1];
      return lang === undefined ? [] : [[lang, `/${chunk.fileName}`]];
    }),
  );

/** Chunks, what they import at once, and their styles. */
const neededBy = (bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): string[] => {
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
};
