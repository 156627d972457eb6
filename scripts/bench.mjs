// npm run bench: builds the bench and runs it; `npm run bench -- ingest` runs one section.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';
import { main, runOrFail } from './run.mjs';
import { requireBrowser } from './setup/browser.mjs';

const sections = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const needsBrowser = sections.length === 0 || sections.includes('screens');

await main(async () => {
  const browser = needsBrowser ? { CHROME_PATH: await requireBrowser() } : {};
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await runOrFail('Building the bench', process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'bench'),
  });
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'bench/dist/main.js'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...browser },
    },
  );
  process.exitCode = status ?? 1;
});
