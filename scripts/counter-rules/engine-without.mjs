// The counter engine with one rule taken out of its source, bundled in memory together with the corpora.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../root.mjs';

const domain = join(root, 'packages/domain');
const corpus = join(domain, 'test/counter-corpus.ts');

/**
 * Names of the cases that come out otherwise than they say.
 * @param {{ file: string, text: string, without: string } | null} rule null takes out nothing
 * @returns {Promise<string[]>}
 */
export const failingWithout = async (rule) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fixtures, ...(rule ? [without(rule)] : [])],
    build: { ssr: join(domain, 'test/corpus-outcome.ts'), write: false, minify: false },
  });
  const bundle = await import(
    `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
  );
  return bundle.failingCases();
};

/** A bundle that is in memory only has no folder to find them from. */
const fixtures = {
  name: 'fixtures',
  transform: (code, id) =>
    id === corpus ? code.replace('import.meta.url', JSON.stringify(pathToFileURL(corpus).href)) : null,
};

const without = ({ file, text, without: rest }) => ({
  name: 'without-a-rule',
  enforce: 'pre',
  transform: (code, id) => {
    if (basename(id) !== file || !id.startsWith(join(domain, 'src/counter'))) return null;
    if (code.split(text).length !== 2) throw new Error(`Not exactly once in ${file}: ${text}`);
    return code.replace(text, () => rest);
  },
});
