import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runOrFail } from '../run.mjs';
import { sayWhile } from '../say.mjs';
import { fingerprintOf } from './fingerprint.mjs';

const bundles = [
  { name: 'web', sources: ['domain', 'contract', 'i18n', 'web'], result: 'packages/web/dist/index.html' },
  {
    name: 'server',
    sources: ['domain', 'contract', 'i18n', 'meter', 'server'],
    result: 'packages/server/dist/main.js',
  },
];

const stampPath = (bundle) => join(root, '.stamps', bundle.name);

const stampOf = (bundle) => {
  const path = stampPath(bundle);
  return existsSync(path) && existsSync(join(root, bundle.result)) ? readFileSync(path, 'utf8') : null;
};

/** The stamp goes first and comes back last: a build that was cut short is done again. */
const build = async (bundle) => {
  const fingerprint = fingerprintOf(bundle.sources);
  rmSync(stampPath(bundle), { force: true });
  await runOrFail(
    `Building ${bundle.name}`,
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'packages', bundle.name),
      env: { NODE_ENV: 'production' },
    },
  );
  mkdirSync(join(root, '.stamps'), { recursive: true });
  writeFileSync(stampPath(bundle), fingerprint);
};

const changedBundles = () => bundles.filter((bundle) => stampOf(bundle) !== fingerprintOf(bundle.sources));

export const needsBuild = () => changedBundles().length > 0;

export const buildChanged = async () => {
  const changed = changedBundles();
  if (changed.length === 0) return;
  const names = changed.map((bundle) => bundle.name).join(' and ');
  await sayWhile(`Building ${names}`, () => Promise.all(changed.map(build)));
};
