import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run } from '../run.mjs';
import { aptInstall, canInstall } from './apt.mjs';

const leastMajor = 15;
const debianFolder = '/usr/lib/postgresql';

const debianFolders = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];

const isRecent = async (folder) => {
  if (!existsSync(join(folder, 'initdb'))) return false;
  const { output } = await run(join(folder, 'postgres'), ['--version']);
  return Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0) >= leastMajor;
};

/** The folder of the server programs (initdb, pg_ctl, postgres), or null. */
const findPostgres = async () => {
  const chosen = process.env.PG_BIN ? [process.env.PG_BIN] : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  for (const folder of [...chosen, ...debianFolders(), ...onPath]) {
    if (await isRecent(folder)) return folder;
  }
  return null;
};

const missing = `No PostgreSQL ${leastMajor} or newer for the storage tests: neither PG_BIN nor ${debianFolder}/*/bin nor the PATH
holds its programs. Install it (Debian: apt-get install postgresql) or set PG_BIN to its bin folder.`;

export const requirePostgres = async () => {
  const found = await findPostgres();
  if (found) return found;
  if (canInstall()) await aptInstall('postgresql');
  const installed = await findPostgres();
  if (!installed) throw new Failure(missing);
  return installed;
};
