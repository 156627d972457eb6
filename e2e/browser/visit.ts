import type { Browser, BrowserContext, Page } from 'playwright-core';

export type Profile = {
  readonly origin: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly lang?: string;
  /** Logged in with this token. */
  readonly token?: string;
  /** The console is shown to administrators. */
  readonly isAdministrator?: boolean;
  /** With the service worker, which keeps the app's files from then on. */
  readonly installed?: boolean;
  /** Run before anything of the page. */
  readonly script?: string;
  /** Done before the first page is opened. */
  readonly before?: (context: BrowserContext) => Promise<void>;
};

export type Visit = Profile & { readonly path?: string };

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1280: 800, 1920: 1080 };

/** The size of the window on a device of that width. */
export const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 });

/** A fresh profile, with what a person has chosen before. */
export const newProfile = async (
  browser: Browser,
  {
    origin,
    width = 390,
    theme = 'light',
    lang = 'en',
    token,
    isAdministrator,
    installed = false,
    script,
    before,
  }: Profile,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizeOf(width),
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // What a story withholds from the page must not come from a cache.
    serviceWorkers: installed ? 'allow' : 'block',
  });
  context.setDefaultTimeout(60_000);
  if (script !== undefined) await context.addInitScript(script);
  await before?.(context);
  const kept = {
    theme,
    lang,
    ...(token === undefined ? {} : { token }),
    ...(isAdministrator ? { kind: 'admin' } : {}),
  };
  await context.addInitScript((values) => {
    // A frame within the page, as the picture of a mail, has no store.
    if (window.top !== window) return;
    // Only at the first page: a story may change what is kept.
    if (localStorage.getItem('lang') !== null) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  return context;
};

/** A visitor of their own: a fresh profile with one page, opened at an address. Errors of the page fail the story. */
export const visit = async (browser: Browser, { path = '/', ...profile }: Visit): Promise<Page> => {
  const context = await newProfile(browser, profile);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
