// What the page does while its program is still on its way, written into it: a file of its own would be one more way there
// and back before the first paint. The server allows these scripts by their hashes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';

/** The first screen's own files, so that they come beside the program and not after it. */
type EarlyFiles = {
  /** By language: the texts of the first screens. */
  readonly tables: Readonly<Record<string, string>>;
  readonly login: readonly string[];
  readonly main: readonly string[];
};

const corePattern = /[\\/]tables[\\/]([\w-]+)[\\/]core\.ts$/;
const mark = '<!-- before-program -->';

export const beforeProgram = (): Plugin => ({
  name: 'before-program',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const scripts = (await scriptOf('theme')) + (bundle ? await earlyFiles(bundle) : '');
      return html.replace(mark, () => scripts);
    },
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

const scriptOf = async (name: string): Promise<string> => {
  const file = join(import.meta.dirname, `../before-program/${name}.js`);
  const { code } = await minify(file, await readFile(file, 'utf8'));
  return `<script>${code}</script>`;
};

/** The list first: its script reads it at once. */
const earlyFiles = async (bundle: Rolldown.OutputBundle): Promise<string> =>
  `<script type="application/json" id="early-files">${JSON.stringify(filesOf(bundle))}</script>${await scriptOf('early')}`;
