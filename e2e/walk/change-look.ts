// Another look at a page that is open: as a window that is made narrower, a theme that is switched, text that is enlarged.
import type { Page } from 'playwright-core';
import { paint } from '../browser/come-to-screen.ts';
import type { Look } from '../browser/looks.ts';
import { sizeOf } from '../browser/visit.ts';

export const changeLook = async (page: Page, { width, theme }: Look): Promise<void> => {
  await page.setViewportSize(sizeOf(width));
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
  // Charts draw anew a frame after they have noticed.
  await paint(page);
  await paint(page);
};

/** A window as high as the page: a picture of more than the window is taken before charts have drawn anew. */
export const showWhole = async (page: Page): Promise<void> => {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
  await paint(page);
};

const usualTextPx = 16;

/** All text in the size of so many percent: the setting of the browser, which Chromium's own protocol can change. */
export const zoomText = async (page: Page, percent: number): Promise<void> => {
  const size = (usualTextPx * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await session.detach();
  await paint(page);
  await paint(page);
};
