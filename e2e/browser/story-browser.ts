import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { type Visit, visit } from './visit.ts';

/** One browser for the stories of a file; each visit is closed after its story. */
export const storyBrowser = () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(() => browser.close());
  return {
    visit: (wanted: Partial<Visit> = {}): Promise<Page> =>
      visit(browser, { origin: inject('origin'), ...wanted }),
  };
};
