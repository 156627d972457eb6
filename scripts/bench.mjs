// npm run bench: builds the bench and runs it; `npm run bench -- ingest` runs one section.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';
import { main, runOrFail } from './run.mjs';

await main(async () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await runOrFail('Building the bench', process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'bench'),
  });
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'bench/dist/main.js'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
});
