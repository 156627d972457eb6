// Cruises the source with dependency-cruiser and gives what breaks the rules.
import swc from '@swc/core';
import { root } from '../root.mjs';
import { importRules } from './import-rules.mjs';
import { sourceFilesUnder } from './source-files.mjs';

// dependency-cruiser reads no TypeScript 7, so swc reads it; but it asks swc for TypeScript without JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

const folders = ['domain', 'contract', 'i18n', 'meter', 'device', 'server', 'web']
  .map((name) => `packages/${name}/src`)
  .concat('e2e', 'bench', 'faults');
const tests = /\.test\.tsx?$/;

/** Of the folders, below `baseDir`: the files that were read with what they import, and what is wrong, in words. */
export const cruiseImports = async (cruised, baseDir = root) => {
  const { output } = await cruise(cruised, {
    baseDir,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: tests.source },
    validate: true,
    ruleSet: { forbidden: importRules },
  });
  const modules = output.modules.filter(
    ({ source, couldNotResolve }) => !couldNotResolve && !isForeign(source),
  );
  return { modules, problems: output.summary.violations.map(inWords) };
};

const isForeign = (path) => path.startsWith('node:') || path.includes('node_modules/');

const inWords = ({ rule, from, to, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name) : [to];
  return `${rule.name}: ${[from, ...way].join(' → ')}`;
};

/** What every source file imports, and what is wrong; a file that was not read is wrong too. */
export const readImports = async () => {
  const { modules, problems } = await cruiseImports(folders);
  const read = new Set(modules.map(({ source }) => source));
  const unread = folders.flatMap(sourceFilesUnder).filter((path) => !tests.test(path) && !read.has(path));
  return { modules, problems: [...problems, ...unread.map((path) => `${path} was not read`)] };
};
