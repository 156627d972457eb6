import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runOrFail } from '../run.mjs';
import { sayWhile } from '../say.mjs';
import { fingerprintOf } from './fingerprint.mjs';

const packagesNamed = (...names) => names.map((name) => `packages/${name}`);
const ofWeb = packagesNamed('domain', 'contract', 'i18n', 'web');

/** `settings`: what of the environment the build takes in. */
const bundles = [
  { name: 'web', folder: 'packages/web', sources: ofWeb, result: 'packages/web/dist/index.html' },
  {
    name: 'server',
    folder: 'packages/server',
    sources: packagesNamed('domain', 'contract', 'i18n', 'meter', 'server'),
    result: 'packages/server/dist/main.js',
  },
  {
    name: 'device',
    folder: 'packages/device',
    sources: packagesNamed('domain', 'contract', 'meter', 'device'),
    result: 'packages/device/dist/device.js',
  },
  {
    name: 'app-web',
    folder: 'packages/web',
    sources: ofWeb,
    options: ['--mode', 'app'],
    settings: ['API_HOST'],
    result: 'packages/web/dist-app/index.html',
  },
  {
    // The pages with the shell's own entry; `npm run app:android` makes its own, with what is set for them.
    name: 'app-shell',
    folder: 'app',
    sources: [...ofWeb, 'app/src', 'app/vite.config.ts', 'app/package-lock.json'],
    options: ['--mode', 'app', '--outDir', join(root, 'app/dist')],
    settings: ['API_HOST', 'APP_PUSH', 'APP_LINK_HOST'],
    result: 'app/dist/index.html',
  },
];

/** What the program runs on; the others are tools that it does not need. */
const program = ['web', 'server'];

const stampPath = (bundle) => join(root, '.stamps', bundle.name);

const stampOf = (bundle) => {
  const path = stampPath(bundle);
  return existsSync(path) && existsSync(join(root, bundle.result)) ? readFileSync(path, 'utf8') : null;
};

const presentOf = ({ sources, settings = [] }) =>
  fingerprintOf(
    sources,
    settings.map((name) => `${name}=${process.env[name] ?? ''}`),
  );

/** The stamp goes first and comes back last: a build that was cut short is done again. */
const build = async (bundle) => {
  const fingerprint = presentOf(bundle);
  const { name, folder, options = [] } = bundle;
  rmSync(stampPath(bundle), { force: true });
  await runOrFail(
    `Building ${name}`,
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options],
    { cwd: join(root, folder), env: { NODE_ENV: 'production' } },
  );
  mkdirSync(join(root, '.stamps'), { recursive: true });
  writeFileSync(stampPath(bundle), fingerprint);
};

const changedBundles = (names) =>
  bundles.filter((bundle) => names.includes(bundle.name) && stampOf(bundle) !== presentOf(bundle));

export const needsBuild = (names = program) => changedBundles(names).length > 0;

export const buildChanged = async (names = program) => {
  const changed = changedBundles(names);
  if (changed.length === 0) return;
  const whatChanged = changed.map((bundle) => bundle.name).join(' and ');
  await sayWhile(`Building ${whatChanged}`, () => Promise.all(changed.map(build)));
};
