// What `npm start` runs, so that tests and benches run the program as its users do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
const words = scripts.start.split(' ').slice(1);

/** Options of Node.js itself. */
export const nodeOptions: readonly string[] = words.slice(0, -1);

export const programFile = join(root, words.at(-1) ?? '');
