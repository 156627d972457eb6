import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure, run } from '../run.mjs';
import { aptInstall, canInstall } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const inPlaywrightCache = () => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) =>
      ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')),
    );
};

const starts = async (path) => {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--dump-dom'];
  const { ok, output } = await run(path, [...flags, 'data:text/html,<p>ready</p>'], { timeoutMs: 30_000 });
  return ok && output.includes('<p>ready</p>');
};

/** The first browser that really starts, or null. */
const findBrowser = async () => {
  const chosen = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : [];
  for (const path of [...chosen, ...onPath(), ...inPlaywrightCache()]) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return null;
};

const missing = `No browser for the stories in e2e/: none of CHROME_PATH, chromium or chrome on the PATH and
Playwright's cache starts. Install one (Debian: apt-get install chromium) or set CHROME_PATH to one.`;

export const requireBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;
  if (canInstall()) await aptInstall('chromium');
  const installed = await findBrowser();
  if (!installed) throw new Failure(missing);
  return installed;
};
