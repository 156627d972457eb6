// npm run screenshots: the pictures of the README, of the built program.
import { main, runOrFail } from './run.mjs';
import { requireBrowser } from './setup/browser.mjs';

await main(async () => {
  const env = { CHROME_PATH: await requireBrowser(), NO_COLOR: '1' };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/screenshots/vitest.config.ts'];
  await runOrFail('Taking screenshots', process.execPath, args, { env, show: true });
});
