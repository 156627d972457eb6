// Makes a checkout ready to run: packages, then the builds, each only when something they depend on has changed.
// --install-only stops after the packages; --device, --app-web and --app-shell build the virtual device and the app's pages
// only; --app-packages also installs those of the app's shell; --test also finds (or, as root on Debian, installs) a browser
// and PostgreSQL, and tries to install the packages of the app's shell.
import { main } from './run.mjs';
import { installAppPackages, requireAppPackages } from './setup/app-packages.mjs';
import { requireBrowser } from './setup/browser.mjs';
import { buildChanged, needsBuild } from './setup/build.mjs';
import { installPackages, needsInstall } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { requirePostgres } from './setup/postgres.mjs';
import { inTurn } from './setup/turn.mjs';

const flags = new Set(process.argv.slice(2));

const builds = !flags.has('--install-only');
const tools = ['device', 'app-web', 'app-shell'].filter((name) => flags.has(`--${name}`));
const wanted = tools.length > 0 ? tools : undefined;

const needsShell = flags.has('--app-packages') || flags.has('--app-shell');

await main(async () => {
  requireNode();
  if (needsShell) await requireAppPackages();
  // With nothing to do nothing is written: whoever may read the checkout may start it.
  if (needsInstall() || (builds && needsBuild(wanted))) {
    await inTurn(async () => {
      await installPackages();
      if (builds) await buildChanged(wanted);
    });
  }
  if (!flags.has('--test')) return;
  await requireBrowser();
  await requirePostgres();
  await installAppPackages();
});
