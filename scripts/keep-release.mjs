// npm run keep-release: makes the small, made-up database of a release, which every later version tests its upgrade from. It is
// kept by the version of package.json, in packages/server/test/releases/kept.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { main, runOrFail } from './run.mjs';
import { requirePostgres } from './setup/postgres.mjs';

await main(async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const env = {
    NO_COLOR: '1',
    TZ: 'UTC',
    TEST_ENGINE: 'postgres',
    RELEASE: version,
    PATH: `${await requirePostgres()}${delimiter}${process.env.PATH}`,
  };
  const config = 'packages/server/test/releases/vitest.config.ts';
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
  await runOrFail(`Keeping the data of ${version}`, process.execPath, args, { env, show: true });
});
