// node scripts/assemble.mjs FOLDER: puts into an empty folder what running the server needs, and nothing else: the built
// program, the packages it loads, and `ohmstead`, which starts it and takes `verify`, `rebuild` and `distribute`. The container image is
// made of this.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.mjs';
import { Failure, main, runOrFail } from './run.mjs';
import { sayWhile } from './say.mjs';
import { serverArguments } from './server-command.mjs';
import { buildChanged } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';

const copied = [
  ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE'],
  ...['domain', 'contract', 'i18n', 'server'].map((name) => `packages/${name}/package.json`),
  ...['server', 'web'].map((name) => `packages/${name}/dist`),
];

const copyInto = (folder) => {
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
};

const launcher = `#!/bin/sh
cd "$(dirname "$0")" || exit
[ "$1" != distribute ] || { shift; exec node packages/server/dist/distribute.js "$@"; }
[ $# -eq 0 ] || exec node packages/server/dist/command.js "$@"
exec node ${serverArguments.join(' ')}
`;

const writeLauncher = (folder) => {
  const path = join(folder, 'ohmstead');
  writeFileSync(path, launcher);
  chmodSync(path, 0o755);
};

await main(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Failure('Name the folder: node scripts/assemble.mjs FOLDER');
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Failure(`${folder} is not empty.`);
  await installPackages();
  await buildChanged();
  copyInto(folder);
  writeLauncher(folder);
  await sayWhile('Installing the packages the server loads', () =>
    runOrFail(
      'npm ci',
      'npm',
      ['ci', '--omit=dev', '--workspace=@ohmstead/server', '--no-audit', '--no-fund'],
      {
        cwd: folder,
      },
    ),
  );
});
