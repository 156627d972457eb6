import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure, run } from '../run.mjs';
import { aptInstall, aptTry, canInstall } from './apt.mjs';
import { installFonts } from './fonts.mjs';

/** The same engine without the frame of a desktop browser, whose drawing takes most of a headless browser's time. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = (names) =>
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

/** The first that really starts, or null. */
const findAmong = async (paths) => {
  for (const path of paths) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return null;
};

const findShell = () => findAmong(onPath([shell]));

const findBrowser = () => findAmong([...onPath(browsers), ...inPlaywrightCache()]);

const missing = `No browser for the stories in e2e/: none of CHROME_PATH, ${shell}, chromium or chrome
on the PATH and Playwright's cache starts. Install one (Debian: apt-get install ${shell}) or set CHROME_PATH to one.`;

export const requireBrowser = async () => {
  const browser =
    (await findChosen()) ?? (await findShell()) ?? (await installShell()) ?? (await someBrowser());
  await installFonts();
  return browser;
};

const findChosen = () => findAmong([process.env.CHROME_PATH].filter(Boolean));

/** Null where there is none: older distributions have browsers only. */
const installShell = async () => {
  await aptTry(shell);
  return findShell();
};

const someBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;
  if (canInstall()) await aptInstall('chromium');
  const installed = await findBrowser();
  if (!installed) throw new Failure(missing);
  return installed;
};
