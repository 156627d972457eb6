// npm run walk: every screen at every width, light and dark, in five languages, at three hours of the day; pictures in
// .screenshots/walk/.
// Goes on where it was cut short, and again over screens that had faults. `npm run walk -- de site-flat sydney-midnight`
// names what to walk.
import { main, runOrFail } from './run.mjs';
import { requireBrowser } from './setup/browser.mjs';

await main(async () => {
  const wanted = process.argv.slice(2).join(' ');
  const env = { CHROME_PATH: await requireBrowser(), NO_COLOR: '1', WALK_ONLY: wanted };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/walk/vitest.config.ts'];
  await runOrFail('The walk', process.execPath, args, { env, show: true });
});
