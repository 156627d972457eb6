// The command that `npm start` runs, with its options of Node.js, for whoever starts the server in another way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The arguments of `node`. */
export const serverArguments = scripts.start.split(' ').slice(1);
