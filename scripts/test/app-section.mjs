// Without the registry nothing of the app's shell can be tested, which is said and not counted.

import { say } from '../say.mjs';
import { installAppPackages } from '../setup/app-packages.mjs';
import { vitestSection } from './vitest-section.mjs';

export const appSection = async ({ title }) => {
  if (await installAppPackages()) return vitestSection({ title, args: ['--config', 'app/vitest.config.ts'] });
  say(`\n── ${title}\nNot tested: its packages could not be installed from the registry.`);
  return { title: `${title} (not tested: no registry)`, passed: 0, failed: 0, took: '' };
};
