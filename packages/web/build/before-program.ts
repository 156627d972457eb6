// What the page does while its program is still on its way, written into it: a file of its own would be one more way there
// and back before the first paint. The server allows these scripts by their hashes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { type ScreenFiles, screenFiles } from './first-files.ts';

/** The first screen's own files, so that they come beside the program and not after it. */
type EarlyFiles = ScreenFiles & {
  /** The texts of the first screens in each language. */
  readonly tables: Readonly<Record<string, string>>;
  /** The texts of all other screens in each language. */
  readonly wholeTables: Readonly<Record<string, string>>;
};

const corePattern = /[\\/]tables[\\/]([\w-]+)[\\/]core\.ts$/;
const wholePattern = /[\\/]tables[\\/]([\w-]+)(?:[\\/]whole)?\.ts$/;
const mark = '<!-- before-program -->';

/** The app asks for nothing early: its server is elsewhere. */
export const beforeProgram = (isApp: boolean): Plugin => ({
  name: 'before-program',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const scripts = (await scriptOf('theme')) + (bundle ? await earlyFiles(bundle, isApp) : '');
      return html.replace(mark, () => scripts);
    },
  },
});

const filesOf = (bundle: Rolldown.OutputBundle): EarlyFiles => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return {
    tables: tablesOf(chunks, corePattern),
    wholeTables: tablesOf(chunks, wholePattern),
    ...screenFiles(bundle),
  };
};

const tablesOf = (chunks: readonly Rolldown.OutputChunk[], pattern: RegExp): Record<string, string> =>
  Object.fromEntries(
    chunks.flatMap((chunk) => {
      const lang = chunk.facadeModuleId?.match(pattern)?.[1];
      return lang === undefined ? [] : [[lang, `/${chunk.fileName}`]];
    }),
  );

const scriptOf = async (name: string): Promise<string> => {
  const file = join(import.meta.dirname, `../before-program/${name}.js`);
  const { code } = await minify(file, await readFile(file, 'utf8'));
  return `<script>${code}</script>`;
};

/** The list first: its script reads it at once. */
const earlyFiles = async (bundle: Rolldown.OutputBundle, isApp: boolean): Promise<string> =>
  `<script type="application/json" id="early-files">${JSON.stringify({ ...filesOf(bundle), isApp })}</script>${await scriptOf('early')}`;
