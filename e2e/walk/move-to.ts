import type { Page } from 'playwright-core';

const nowhere = '/nowhere';

/**
 * To another screen of the app that is open, as a link leads there. By way of a page of nothing: what stands there
 * afterwards is the new screen, also where it is made of the same parts as the last one.
 */
export const moveTo = async (page: Page, path: string): Promise<void> => {
  await replaceScreen(page, nowhere);
  if (path !== nowhere) await replaceScreen(page, path);
};

const replaceScreen = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = '';
    window.history.pushState(null, '', to);
  }, path);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('h1[data-left]') === null,
  );
};
