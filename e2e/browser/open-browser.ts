import { type Browser, chromium } from 'playwright-core';

/** The browser that `npm test` has found, or Playwright's own. */
export const openBrowser = ({ args = [] }: { readonly args?: readonly string[] } = {}): Promise<Browser> => {
  const executablePath = process.env.CHROME_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-dev-shm-usage', '--disable-gpu', ...args],
  });
};
