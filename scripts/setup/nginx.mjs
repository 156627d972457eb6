import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../run.mjs';
import { aptInstall, canInstall } from './apt.mjs';

const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync) ?? null;

/** The path of nginx, for the tests of the files in deploy. */
export const requireNginx = async () => {
  const found = findNginx();
  if (found) return found;
  if (canInstall()) await aptInstall('nginx-light');
  const installed = findNginx();
  if (!installed)
    throw new Failure('No nginx for the tests of deploy: install it (Debian: apt-get install nginx-light).');
  return installed;
};
