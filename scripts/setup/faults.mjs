import { join } from 'node:path';
import { root } from '../root.mjs';
import { runOrFail } from '../run.mjs';
import { requirePostgres } from './postgres.mjs';
import { diskSettings } from './power-cut-disk.mjs';

/** Builds them; gives the program's path and its settings. */
export const requireFaults = async () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await runOrFail('Building the faults', process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'faults'),
  });
  return {
    program: join(root, 'faults/dist/main.js'),
    env: { PG_BIN: await requirePostgres(), ...(await diskSettings()) },
  };
};
