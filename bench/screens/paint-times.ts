// What a visitor sees of a page's coming: its largest paint, what moves afterwards, and what holds it up.
import type { Browser, Page } from 'playwright-core';
import { phone, withPage } from './slow-page.ts';

export type PaintTimes = {
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  /** The duration of the longest task that began after the first paint. */
  readonly longestTaskMs: number;
};

type ScreenWanted = {
  readonly origin: string;
  readonly path: string;
  readonly token?: string;
  /** A text of its data. */
  readonly shows: string;
};

/** What comes after this is none of the page's coming. */
const settledMs = 2000;

export const paintTimes = (browser: Browser, { path, shows, ...who }: ScreenWanted): Promise<PaintTimes> =>
  withPage(browser, { ...who, slowness: phone }, async (page) => {
    await watch(page);
    await page.goto(path);
    await page.getByText(shows).first().waitFor();
    await page.waitForTimeout(settledMs);
    return page.evaluate(() => window.seen());
  });

declare global {
  interface Window {
    seen(): PaintTimes;
  }
}

const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint'])
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
    window.seen = () => {
      const firstMs = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
      const shifts = of('layout-shift').map((entry) => ('value' in entry ? Number(entry.value) : 0));
      return {
        largestPaintMs: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
        layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
        longestTaskMs: Math.max(
          0,
          ...of('longtask')
            .filter(({ startTime }) => startTime >= firstMs)
            .map(({ duration }) => duration),
        ),
      };
    };
  });
};
