// The drawings in docs/architecture.md: the folders of server and web on their floors, and who imports whom, by what
// dependency-cruiser read. An arrow that follows from others (a → b → c, so a → c) is left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { serverFloors, webFloors } from './import-rules.mjs';

const path = join(root, 'docs', 'architecture.md');
const end = '<!-- end of drawing -->';
const drawn = [
  { begin: '<!-- drawing of the server -->', src: 'packages/server/src', floors: serverFloors },
  { begin: '<!-- drawing of the web -->', src: 'packages/web/src', floors: webFloors },
];

const folderIn = (src, file) =>
  file.startsWith(`${src}/`) && file.slice(src.length).split('/').length > 2
    ? file.slice(src.length + 1).split('/')[0]
    : null;

/** By folder, the other folders it imports. */
const importsByFolder = (src, modules) => {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderIn(src, source);
    if (from === null) continue;
    const targets = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = folderIn(src, resolved);
      if (to !== null && to !== from) targets.add(to);
    }
    imports.set(from, targets);
  }
  return imports;
};

const reachable = (imports, from, seen = new Set()) => {
  for (const to of imports.get(from) ?? []) {
    if (seen.has(to)) continue;
    seen.add(to);
    reachable(imports, to, seen);
  }
  return seen;
};

/** There is no circle: an arrow is needed unless its end is reached by way of another one. */
const neededArrows = (imports) =>
  [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reachable(imports, other).has(to)))
      .map((to) => [from, to]),
  );

const nodeOf = (folder) => folder.replaceAll('-', '_');

const drawingOf = ({ src, floors }, modules) => {
  const boxes = floors
    .toReversed()
    .flatMap(({ purpose, folders }, index) => [
      `  subgraph floor${index}["${purpose}"]`,
      ...folders.map((folder) => `    ${nodeOf(folder)}["${folder}"]`),
      '  end',
    ]);
  const arrows = neededArrows(importsByFolder(src, modules))
    .map(([from, to]) => `  ${nodeOf(from)} --> ${nodeOf(to)}`)
    .toSorted();
  return ['```mermaid', 'flowchart TB', ...boxes, ...arrows, '```'].join('\n');
};

const withDrawings = (text, modules) =>
  drawn.reduce((result, drawing) => {
    const [before, after] = result.split(drawing.begin);
    const rest = after.slice(after.indexOf(end));
    return `${before}${drawing.begin}\n${drawingOf(drawing, modules)}\n${rest}`;
  }, text);

export const drawingProblems = (modules) => {
  const text = readFileSync(path, 'utf8');
  return withDrawings(text, modules) === text
    ? []
    : ['the drawings in docs/architecture.md show other imports: npm run draw'];
};

export const writeDrawings = (modules) =>
  writeFileSync(path, withDrawings(readFileSync(path, 'utf8'), modules));
