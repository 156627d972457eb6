// Makes a checkout ready to run: packages, then the builds, each only when something they depend on has changed.
// --install-only stops after the packages; --test also finds (or, as root on Debian, installs) a browser and PostgreSQL.
import { main } from './run.mjs';
import { requireBrowser } from './setup/browser.mjs';
import { buildChanged, needsBuild } from './setup/build.mjs';
import { installPackages, needsInstall } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { requirePostgres } from './setup/postgres.mjs';
import { inTurn } from './setup/turn.mjs';

const flags = new Set(process.argv.slice(2));

const builds = !flags.has('--install-only');

await main(async () => {
  requireNode();
  // With nothing to do nothing is written: whoever may read the checkout may start it.
  if (needsInstall() || (builds && needsBuild())) {
    await inTurn(async () => {
      await installPackages();
      if (builds) await buildChanged();
    });
  }
  if (!flags.has('--test')) return;
  await requireBrowser();
  await requirePostgres();
});
