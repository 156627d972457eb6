// domain ← contract ← i18n ← server, web; meter → domain, contract. Nobody imports server, web or meter, and a package is
// entered through its public entries only.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../root.mjs';
import { sourceFilesUnder } from './source-files.mjs';

const allowed = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/i18n': ['domain', 'contract'],
  'packages/meter': ['domain', 'contract'],
  'packages/server': ['domain', 'contract', 'i18n'],
  'packages/web': ['domain', 'contract', 'i18n'],
  e2e: ['domain', 'contract', 'i18n'],
  bench: ['domain', 'contract', 'meter', 'e2e'],
  faults: ['domain', 'contract', 'e2e', 'bench'],
};

const read = (path) => readFileSync(join(root, path), 'utf8');

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const importsOf = (path) => [...read(path).matchAll(importPattern)].map((match) => match[1]);

const relativeProblem = (folder, path, specifier) => {
  const target = normalize(join(dirname(path), specifier));
  return target.startsWith(`${folder}/`) ? null : `leaves its package: ${specifier}`;
};

/** What a package offers to others, as its manifest says. */
const entriesOf = (name) => {
  const folder = Object.hasOwn(allowed, name) ? name : `packages/${name}`;
  return Object.keys(JSON.parse(read(join(folder, 'package.json'))).exports ?? { '.': null });
};

const packageProblem = (folder, specifier) => {
  const [, name, rest = ''] = /^@ohmstead\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  if (!entriesOf(name).includes(`.${rest}`)) return `goes past the public entries: ${specifier}`;
  return allowed[folder].includes(name) ? null : `must not depend on ${specifier}`;
};

/** What is wrong with one import, or null. */
export const importProblem = (folder, path, specifier) =>
  specifier.startsWith('.') ? relativeProblem(folder, path, specifier) : packageProblem(folder, specifier);

const problemsOfFile = (folder, path) =>
  importsOf(path)
    .map((specifier) => importProblem(folder, path, specifier))
    .filter((problem) => problem !== null)
    .map((problem) => `${path}: ${problem}`);

const problemsOfManifest = (folder) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(folder, 'package.json')));
  return Object.keys({ ...dependencies, ...devDependencies })
    .map((name) => packageProblem(folder, name))
    .filter((problem) => problem !== null)
    .map((problem) => `${folder}/package.json: ${problem}`);
};

export const dependencyProblems = () =>
  Object.keys(allowed).flatMap((folder) => [
    ...problemsOfManifest(folder),
    ...sourceFilesUnder(folder).flatMap((path) => problemsOfFile(folder, path)),
  ]);
