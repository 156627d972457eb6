import type { Page } from 'playwright-core';

/** What a screen shows when it has come. */
export type Arrival = {
  /** Selects what comes later than the rest of the screen. */
  readonly shows?: string;
  /** Done after the screen has come. */
  readonly afterwards?: (page: Page) => Promise<void>;
};

/** Waits until a screen shows its content instead of its skeleton, with its charts drawn. */
export const screenComes = async (page: Page, { shows, afterwards }: Arrival): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  if (shows) await page.locator(shows).first().waitFor();
  await paint(page);
  await afterwards?.(page);
};

/** A change is on the screen after two frames. */
export const paint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
