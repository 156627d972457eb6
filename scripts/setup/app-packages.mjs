// The app's shell has packages of its own, which nobody who runs a server needs: they come from the registry for its tests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { Failure, run } from '../run.mjs';

const app = join(root, 'app');

const install = async () => {
  if (existsSync(join(app, 'node_modules/@capacitor/cli'))) return { ok: true, output: '' };
  return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: app });
};

/** False where there is no registry. */
export const installAppPackages = async () => (await install()).ok;

export const requireAppPackages = async () => {
  const { ok, output } = await install();
  if (!ok) throw new Failure(`The packages of the app's shell could not be installed:\n${output.trim()}`);
};
