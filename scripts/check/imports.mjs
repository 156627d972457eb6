// Cruises the source with dependency-cruiser and gives what breaks the rules.
import swc from '@swc/core';
import { root } from '../root.mjs';
import { importRules } from './import-rules.mjs';
import { sourceFilesUnder } from './source-files.mjs';

// dependency-cruiser reads no TypeScript 7, so swc reads it; but it asks swc for TypeScript without JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

const folders = ['domain', 'contract', 'i18n', 'meter', 'server', 'web']
  .map((name) => `packages/${name}/src`)
  .concat('e2e', 'bench', 'faults');
const tests = /\.test\.tsx?$/;

/** Of the folders, below `baseDir`: how many files were read, and what is wrong, in words. */
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
  const { totalCruised, violations } = output.summary;
  return { read: totalCruised, problems: violations.map(inWords) };
};

const inWords = ({ rule, from, to, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name) : [to];
  return `${rule.name}: ${[from, ...way].join(' → ')}`;
};

export const importProblems = async () => {
  const { read, problems } = await cruiseImports(folders);
  const there = folders.flatMap(sourceFilesUnder).filter((path) => !tests.test(path)).length;
  if (read < there) return [...problems, `only ${read} of ${there} source files were read`];
  return problems;
};
