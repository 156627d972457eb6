import type { Browser, Page } from 'playwright-core';

export type Visit = {
  readonly origin: string;
  readonly path?: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly lang?: string;
  /** Logged in with this token. */
  readonly token?: string;
};

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1440: 900 };

/** A visitor of their own: a fresh profile with one page, opened at an address. Errors of the page fail the story. */
export const visit = async (
  browser: Browser,
  { origin, path = '/', width = 390, theme = 'light', lang = 'en', token }: Visit,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] ?? 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const kept = { theme, lang, ...(token === undefined ? {} : { token }) };
  await context.addInitScript((values) => {
    // Only at the first page: a story may change what is kept.
    if (localStorage.getItem('lang') !== null) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
