import type { Page } from 'playwright-core';
import { pathOf } from './visit.ts';

/** Waits until the address is this path and query. */
export const waitForPath = async (page: Page, path: string): Promise<void> => {
  await page
    .waitForURL((url) => url.pathname + url.search === path)
    .catch(() => {
      throw new Error(`expected to come to ${path}, but the page is at ${pathOf(page)}`);
    });
};
