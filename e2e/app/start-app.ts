// The app as `npm run app:web` builds it for a browser, and with the entry of its shell, for a phone.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AppPages, servePages } from './serve-pages.ts';

const root = join(import.meta.dirname, '../..');

/** Only when something has changed; an app that knows no server. */
const build = (bundle: 'app-web' | 'app-shell') =>
  promisify(execFile)(process.execPath, [join(root, 'scripts/prepare.mjs'), `--${bundle}`], {
    env: { ...process.env, API_HOST: '', APP_PUSH: '', APP_LINK_HOST: '' },
  });

export const startAppInBrowser = async (): Promise<AppPages> => {
  await build('app-web');
  return servePages(join(root, 'packages/web/dist-app'));
};

/** Without the registry they cannot be had, and the shell cannot be built. */
export const hasShellPackages = (): boolean => existsSync(join(root, 'app/node_modules/@capacitor/core'));

export const startAppOnPhone = async (): Promise<AppPages> => {
  await build('app-shell');
  return servePages(join(root, 'app/dist'));
};
