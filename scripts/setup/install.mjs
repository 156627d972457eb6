import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runOrFail } from '../run.mjs';
import { sayWhile } from '../say.mjs';

/** Packages by folder, without our own, and without those only other platforms or nobody must have. */
const packagesOf = (lockPath) => {
  const { packages } = JSON.parse(readFileSync(join(root, lockPath), 'utf8'));
  return Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.optional,
  );
};

/** npm writes its own list into node_modules last: missing or different means cut short, or an older lock. */
const isInstalled = (wanted) => {
  try {
    const installed = new Map(packagesOf('node_modules/.package-lock.json'));
    return wanted.every(([path, entry]) => {
      const found = installed.get(path);
      return found !== undefined && found.version === entry.version && found.resolved === entry.resolved;
    });
  } catch {
    return false;
  }
};

const npm = () => {
  const cli = process.env.npm_execpath;
  return cli ? [process.execPath, [cli]] : ['npm', []];
};

export const needsInstall = () => !isInstalled(packagesOf('package-lock.json'));

export const installPackages = async () => {
  const wanted = packagesOf('package-lock.json');
  if (isInstalled(wanted)) return;
  const [command, args] = npm();
  await sayWhile(`Installing ${wanted.length} packages (npm ci)`, () =>
    runOrFail('npm ci', command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
};
